import Diagnostics

/// A type that a Swift file declares at its top level.
struct TypeDeclaration: Sendable {
    var keyword: String
    var name: String
    var mark: SourceMark
    /// The stored properties or the plain cases, where the type is a structure or enumeration that a spec could use.
    var shape: TypeShape?
}
