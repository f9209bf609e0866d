import Diagnostics

/// A flow collection that is being read.
struct FlowLevel {
    let isMapping: Bool
    let start: Int
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var keys = KeySet()
    /// Where the current entry begins, and the line that it begins in.
    var entryStart = 0
    var entryLine = 0
    /// The key whose value comes next, and the place after its colon.
    var key: YAMLNode?
    var valueStart = 0

    init(isMapping: Bool, start: Int) {
        self.isMapping = isMapping
        self.start = start
    }

    var close: UInt8 { isMapping ? .rightBrace : .rightBracket }
}
