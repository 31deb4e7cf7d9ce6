//! The content that comes with the program is sound.

use games::old_world::content::{self, Sources};
use kernel::rule;

#[test]
fn the_embedded_content_is_read() {
    rule!("OW-24.1", "OW-24.10");
    match content::load(&Sources::embedded()) {
        Ok(pack) => {
            println!(
                "{} abilities, {} ops, {} tests",
                pack.abilities.len(),
                pack.ops.len(),
                pack.tests.len()
            );
        }
        Err(error) => panic!("{error}"),
    }
}
