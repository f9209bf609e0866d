import Diagnostics

/// A type as the source spells it, reduced to the nominal type whose members a value has.
struct TypeReading {
    /// The path of names; `nil` for functions, tuples, collections and compositions.
    let name: String?
    let isOptional: Bool

    init(_ text: String) {
        var rest = text.trimmingSpaces
        var isOptional = false
        while true {
            if let last = rest.last, last == "?" || last == "!" {
                isOptional = true
                rest = rest.dropLast().trimmingSpaces
            } else if rest.first == "(", rest.last == ")" {
                rest = rest.dropFirst().dropLast().trimmingSpaces
            } else if rest.first == "@" {
                rest = rest.drop { !$0.isWhitespace }.trimmingSpaces
            } else if let word = Self.words.first(where: { rest.hasPrefix($0) }) {
                rest = rest.dropFirst(word.count).trimmingSpaces
            } else {
                break
            }
        }
        self.isOptional = isOptional
        if rest.last == ">", let start = rest.firstIndex(of: "<"), !rest.contains("->") {
            rest = String(rest[..<start])
        }
        let isPath = !rest.isEmpty && rest.utf8.allSatisfy { $0.isOfName || $0 == UInt8(ascii: ".") }
        name = isPath ? rest : nil
    }

    private static let words = [
        "any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "isolated ", "unowned ",
    ]
}
