// The C library of the system, whichever it is. What needs it imports this module, and a function whose name a method has too is
// called by the module's name: `CLibrary.write`.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif
