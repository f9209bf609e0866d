/// The records around and within the record of a declaration.
struct DeclarationFamily: Sendable {
    /// The record of the enclosing declaration.
    var parent: UInt32
    /// The index after the last record within this one.
    var end: UInt32 = 0
}
