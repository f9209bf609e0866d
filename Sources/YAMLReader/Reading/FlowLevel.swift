import Diagnostics

/// An open flow collection.
struct FlowLevel {
    let isMapping: Bool
    let start: Int
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var keys = KeySet()
    /// The offset and line of the current entry.
    var entryStart = 0
    var entryLine = 0
    /// The key of the next value, and the offset after its colon.
    var key: YAMLNode?
    var valueStart = 0

    var close: UInt8 { isMapping ? .rightBrace : .rightBracket }
}
