"""The messages of the contract, written by `make generate`; `contract.binpb` has their comments."""
