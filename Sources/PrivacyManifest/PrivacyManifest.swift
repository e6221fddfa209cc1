// The target has no code, only the privacy manifest of the library: it collects nothing, and uses no API that needs a reason.
