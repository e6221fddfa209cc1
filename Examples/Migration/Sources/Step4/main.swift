import Behaviour

Behaviour.check { try App() }
