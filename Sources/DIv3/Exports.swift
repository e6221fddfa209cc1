// What the end of a container or scope takes and throws. An import of one declaration makes the members of its module
// visible to code that states its imports for members, and no other name of the module.
@_exported public import struct DIEngine.ContainerHasEnded
@_exported public import struct DIEngine.EndFailure
@_exported public import struct DIEngine.TimeLimit
