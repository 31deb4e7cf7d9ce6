"""What the service does, without a wire: create, join, observe, act, watch, resign, replay."""
