/// The type with which an anchor begins, as far as an app's files are told apart by it.
package struct AnchoredType: Hashable, Sendable {
    package let name: String
    /// Whether files that only extend it are left out.
    package let isDeclared: Bool
    /// The names of its members that are asked for; none where all are.
    package var members: [String]

    package init(name: String, isDeclared: Bool, members: [String] = []) {
        self.name = name
        self.isDeclared = isDeclared
        self.members = members
    }
}

extension AnchorPath {
    /// The type with which it begins; `nil` where it begins with something else.
    package var type: AnchoredType? {
        guard let first = steps.first, first.namesType, let word = first.word else { return nil }
        return AnchoredType(
            name: word,
            // An extension is a part of a type, and not what an anchor calls the type itself.
            isDeclared: steps.count == 1 && !first.namesExtension,
            members: steps.dropFirst().first?.member.map { [$0] } ?? []
        )
    }
}

extension AnchorStep {
    /// The name without labels and what is nested; `nil` where any will do.
    package var word: String? {
        let word = name.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ".") }
        return word.isEmpty ? nil : String(word)
    }

    /// Whether the step leads to a type, or to what extends one.
    var namesType: Bool {
        switch place {
        case .type: true
        case .declaration(let keyword):
            ["class", "struct", "enum", "actor", "protocol", "extension"].contains(keyword)
        default: false
        }
    }

    var namesExtension: Bool { place == .declaration(keyword: "extension") }

    /// The name of the function or property that the step leads to.
    fileprivate var member: String? {
        switch place {
        case .declaration("func"), .declaration("var"), .declaration("let"): word
        default: nil
        }
    }
}
