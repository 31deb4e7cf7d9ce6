"""The wires: gRPC and REST, both made from the same descriptors."""
