import SwiftEdits
import SwiftOutline

/// A part of the app's own code that belongs to one module: a method, a case, an element, a statement.
struct CodeFragment: Sendable {
    let file: Int
    let range: Range<Int>
    let kind: Edit.Kind
    /// The bytes of all fragments of its list, its own among them.
    let siblings: [Range<Int>]
    /// The declaration that the fragment is.
    var declaration: Declaration?
    /// Whether the fragment's own name or label has the module's words.
    var isNamed = true
    /// Whether it is a branch of an `if`.
    var isBranch = false
    /// The bytes of the case alone, if it shares its keyword with others.
    var part: Range<Int>?

    /// Whether commas separate it from its neighbours.
    var isInList: Bool {
        [.casePattern, .argument, .parameter, .arrayElement, .conformance, .packageArgument].contains(kind)
    }

    /// Its place in the list.
    var position: Int { siblings.firstIndex(of: range) ?? 0 }
}

extension CodeFragment: Hashable {
    static func == (left: CodeFragment, right: CodeFragment) -> Bool {
        left.file == right.file && left.range == right.range && left.part == right.part
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(range)
        hasher.combine(part)
    }
}
