//! A stack of frames inside the state. A decision that unfolds over several choices is a frame; the top one owns
//! who decides, what they may do and what follows.

use std::fmt;
use std::hash::{Hash, Hasher};

/// A stack of at most `N` frames, stored in place.
#[derive(Clone)]
pub struct Frames<F, const N: usize> {
    frames: [F; N],
    depth: u8,
}

impl<F: Copy, const N: usize> Frames<F, N> {
    /// A stack with one frame.
    pub const fn new(bottom: F) -> Self {
        assert!(N > 0 && N < 256, "the depth is counted in a byte");
        Self { frames: [bottom; N], depth: 1 }
    }

    /// Puts a frame on top.
    ///
    /// # Panics
    /// If the stack is full: `N` bounds how deep the rules can nest.
    pub fn push(&mut self, frame: F) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    /// Takes the top frame away.
    pub fn pop(&mut self) -> Option<F> {
        self.depth = self.depth.checked_sub(1)?;
        Some(self.frames[usize::from(self.depth)])
    }

    /// The top frame.
    pub fn top(&self) -> Option<&F> {
        self.as_slice().last()
    }

    /// The top frame, to be changed in place.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames[..usize::from(self.depth)].last_mut()
    }

    /// All frames, bottom first.
    pub fn as_slice(&self) -> &[F] {
        &self.frames[..usize::from(self.depth)]
    }
}

// What lies above the top is rubbish and counts for nothing.

impl<F: Copy + PartialEq, const N: usize> PartialEq for Frames<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<F: Copy + Eq, const N: usize> Eq for Frames<F, N> {}

impl<F: Copy + Hash, const N: usize> Hash for Frames<F, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<F: Copy + fmt::Debug, const N: usize> fmt::Debug for Frames<F, N> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_in_first_out_and_rubbish_does_not_count() {
        let mut frames: Frames<u8, 4> = Frames::new(1);
        frames.push(2);
        assert_eq!(frames.pop(), Some(2));
        assert_eq!(frames, Frames::new(1));
        assert_eq!(frames.top(), Some(&1));
        assert_eq!(frames.pop(), Some(1));
        assert_eq!(frames.pop(), None);
    }
}
