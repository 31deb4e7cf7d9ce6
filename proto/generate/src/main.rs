//! Writes the Rust side of the contract: `yrden-contract-generator CONTRACT.BINPB FOLDER`.
//!
//! It reads what protoc compiled, comments included, and writes `yrden.v1.rs` (prost types) and `yrden.v1.serde.rs`
//! (their protobuf JSON). Maps are `BTreeMap`s, so that equal messages are equal bytes.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use prost::Message as _;
use prost_build::Module;
use prost_types::FileDescriptorSet;

/// The package that is written.
const PACKAGE: &str = "yrden.v1";

/// The one message that the contract imports, and what it is in Rust.
const IMPORTED: (&str, &str) = (".google.protobuf.Timestamp", "crate::wire::Timestamp");

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(contract), Some(folder), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        return Err("two arguments are needed: the compiled contract and the folder to write to".into());
    };
    let folder = PathBuf::from(folder);
    let files = FileDescriptorSet::decode(fs::read(contract)?.as_slice())?.file;
    fs::create_dir_all(&folder)?;

    let mut json = pbjson_build::Builder::new();
    for file in &files {
        json.register_file_descriptor(file.clone());
    }
    json.out_dir(&folder)
        .btree_map(["."])
        .extern_path(IMPORTED.0, IMPORTED.1)
        // A client that reads JSON finds every field, also a seat 0 and an empty list.
        .emit_fields()
        .build(&[format!(".{PACKAGE}")])?;

    let modules =
        files.into_iter().map(|file| (Module::from_protobuf_package_name(file.package()), file)).collect();
    let types = prost_build::Config::new()
        .btree_map(["."])
        .compile_well_known_types()
        .extern_path(IMPORTED.0, IMPORTED.1)
        .generate(modules)?
        .remove(&Module::from_protobuf_package_name(PACKAGE))
        .ok_or("the compiled contract has no file of the package")?;
    fs::write(folder.join(format!("{PACKAGE}.rs")), types)?;
    Ok(())
}
