// The C library of the system, under one name. Where a method has the name of one of its functions, the call states the module:
// `CLibrary.write`.

#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif
