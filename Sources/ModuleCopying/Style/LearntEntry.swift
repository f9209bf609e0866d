import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// An entry in a file of the app that a module has, as a style's manifest states it.
struct LearntEntry: Equatable {
    let path: RelativePath
    let kind: Edit.Kind
    /// The declarations that lead to the place.
    let anchor: [String]
    /// A template for the text.
    let text: String
    /// The text with placeholders.
    let copy: String
    /// The sibling that the entry follows, if that is not the last one.
    let after: String?

    /// The name that the entry declares: a case's or a member's.
    var declared: String? {
        guard kind == .enumCase || kind == .member else { return nil }
        return Self.declared(in: copy).first
    }

    /// The names of the cases or members of a text.
    static func declared(in text: String) -> [String] {
        Outline("enum Type {\n\(text)\n}").declarations.first?.members.map(\.name) ?? []
    }

    var mentions: Set<String> { Self.mentions(in: copy) }

    static func mentions(in text: String) -> Set<String> {
        let outline = Outline(text)
        return Set(outline.names(in: 0..<outline.source.count))
    }

    /// Whether another module's entry has the same place.
    func isAlike(_ other: LearntEntry) -> Bool {
        (path, kind, anchor) == (other.path, other.kind, other.anchor)
    }
}
