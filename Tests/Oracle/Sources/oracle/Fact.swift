/// Something that a reader says about a file, in a form that two readers can be compared by.
struct Fact: Hashable {
    enum Kind: String, CaseIterable {
        case token
        case declaration
        case `switch`
        case call
        case array
        case string
        case closure
        case assignment
        case block
    }

    var kind: Kind
    var start: Int
    var text: String
}

extension Fact {
    /// A part of a fact: a name, and a range or a word.
    static func part(_ name: String, _ range: Range<Int>?) -> String {
        range.map { " \(name)=\($0.lowerBound)..\($0.upperBound)" } ?? ""
    }

    static func part(_ name: String, _ flag: Bool) -> String {
        flag ? " \(name)" : ""
    }

    static func part(_ name: String, _ ranges: [Range<Int>]) -> String {
        ranges.isEmpty ? "" : " \(name)=" + ranges.map { "\($0.lowerBound)..\($0.upperBound)" }.joined(separator: ",")
    }

    static func part(_ name: String, _ words: [String]) -> String {
        words.isEmpty ? "" : " \(name)=" + words.joined(separator: ",")
    }
}

/// The bytes from a start to an end, or none where a broken file has the end before the start.
func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }
