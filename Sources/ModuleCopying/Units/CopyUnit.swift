import SwiftEdits
import SwiftOutline

/// A part of the app's own code that belongs to one module: a method, a case, an element, a statement.
struct CopyUnit: Sendable {
    /// How the unit stands among its neighbours.
    enum Layout: Sendable {
        /// On lines of its own.
        case lines
        /// In a list with commas.
        case list
        /// Behind `else`, as a branch of an `if`.
        case branch
    }

    let file: Int
    let range: Range<Int>
    let kind: Edit.Kind
    var layout = Layout.lines
    /// The bytes of all units of its list, its own among them.
    let siblings: [Range<Int>]
    /// The declaration that the unit is.
    var declaration: Declaration?
    /// Whether the unit's own name or label has the module's words.
    var isNamed = true
    /// The bytes of the case alone, if it shares its keyword with others.
    var part: Range<Int>?

    /// Its place in the list.
    var position: Int { siblings.firstIndex(of: range) ?? 0 }
}

extension CopyUnit: Equatable {
    static func == (left: CopyUnit, right: CopyUnit) -> Bool {
        left.file == right.file && left.range == right.range && left.part == right.part
    }
}

extension CopyUnit: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(range)
        hasher.combine(part)
    }
}
