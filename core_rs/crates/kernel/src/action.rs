//! Actions and their codes. A code is what clients send back and what logs hold: the verb's permanent number in
//! the high bits, one byte for each argument below it. So codes sort by verb and then by arguments, and stay
//! below 2^32.

use std::fmt::Debug;
use std::hash::Hash;

/// Bits below the verb's number.
pub const ARGUMENT_BITS: u32 = 24;

/// Something an actor may do. At most eight bytes; its code stands in logs for ever.
pub trait Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The number that stands for the action on the wire and in logs.
    fn code(self) -> u64;
    /// The action a code stands for, if any.
    fn decode(code: u64) -> Option<Self>;
    /// The verb, as clients read it.
    fn verb(self) -> &'static str;
    /// The named arguments.
    fn arguments(self) -> Vec<(&'static str, u8)>;
    /// Every verb's number.
    fn verbs() -> &'static [u8];
}

/// An argument of an action: one byte.
pub trait Argument: Copy {
    /// The byte that stands for it.
    fn byte(self) -> u8;
    /// The argument a byte stands for, if any.
    fn from_byte(byte: u8) -> Option<Self>;
}

impl Argument for u8 {
    fn byte(self) -> u8 {
        self
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Some(byte)
    }
}

impl Argument for crate::seat::Seat {
    fn byte(self) -> u8 {
        self.index() as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        (usize::from(byte) < crate::seat::MAX_SEATS).then(|| Self::new(byte))
    }
}

/// Declares the actions of a game: `number "verb" Variant { field: Type, … }`. Numbers are permanent and rise from
/// one variant to the next, so that the order of actions is the order of their codes.
#[macro_export]
macro_rules! actions {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident {
        $($(#[$note:meta])* $number:literal $verb:literal $variant:ident $({ $($field:ident : $type:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility enum $name {
            $(
                $(#[$note])*
                $variant $({
                    $(
                        #[doc = concat!("The ", stringify!($field), ".")]
                        $field: $type
                    ),+
                })?
            ),+
        }

        impl $crate::action::Action for $name {
            fn code(self) -> u64 {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        let arguments = 0u64;
                        $($(let arguments = (arguments << 8) | u64::from($crate::action::Argument::byte($field));)+)?
                        ($number << $crate::action::ARGUMENT_BITS) | arguments
                    })+
                }
            }

            fn decode(code: u64) -> Option<Self> {
                let arguments = code & ((1 << $crate::action::ARGUMENT_BITS) - 1);
                match code >> $crate::action::ARGUMENT_BITS {
                    $($number => {
                        let count = 0u32 $($(+ { let _ = stringify!($field); 1 })+)?;
                        if arguments >> (8 * count) != 0 {
                            return None;
                        }
                        $($(
                            let count = count - 1;
                            let $field = <$type as $crate::action::Argument>::from_byte((arguments >> (8 * count)) as u8)?;
                        )+)?
                        let _ = count;
                        Some(Self::$variant $({ $($field),+ })?)
                    })+
                    _ => None,
                }
            }

            fn verb(self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $verb),+
                }
            }

            fn arguments(self) -> Vec<(&'static str, u8)> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => vec![
                        $($((stringify!($field), $crate::action::Argument::byte($field))),+)?
                    ]),+
                }
            }

            fn verbs() -> &'static [u8] {
                &[$($number),+]
            }
        }
    };
}
