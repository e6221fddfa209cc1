// The compiler imports this module wherever both Testing and the platform's one are imported.
