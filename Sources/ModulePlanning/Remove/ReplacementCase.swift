import Diagnostics
import SwiftEdits
import SwiftOutline

/// Finds the replacement of a removed case: the case of another module with entries in the same places, such as the other of two
/// tabs.
///
/// No name tells whether a case is a tab or one of many screens. The entries of the case tell. A case without one of them, such
/// as that of a screen without a tab, is no replacement.
struct ReplacementCase {
    let record: ModuleRecord
    let others: [ModuleRecord]

    /// The replacements of a case, at most one per module.
    ///
    /// - Parameter tests: The paths of the app's tests, whose entries do not count.
    func replacements(of name: String, except tests: Set<String>) -> Set<String> {
        let own = record.insertions.filter { entry in
            entry.kind.isOfSwift && !entry.edits.isEmpty && !tests.contains(entry.file)
                && EntryTokens(entry).names.contains(name)
        }
        let firsts = own.enumerated().filter { index, entry in
            !own[..<index].contains { $0.wiring == entry.wiring && $0.file == entry.file }
        }.map(\.element)
        return Set(others.compactMap { replacement(of: name, in: $0, firsts) })
    }

    /// The replacement in another module; `nil` if that lacks one of the entries, or if its entries name several candidates.
    private func replacement(of name: String, in other: ModuleRecord, _ entries: [WiringInsertion]) -> String? {
        var found: Set<String> = []
        for entry in entries {
            let counterparts = other.insertions.filter { $0.wiring == entry.wiring && $0.file == entry.file }
            guard !counterparts.isEmpty else { return nil }
            let tokens = EntryTokens(entry)
            guard let place = tokens.names.firstIndex(of: name),
                let alike = counterparts.lazy.map(EntryTokens.init).first(where: { $0.kinds == tokens.kinds })
            else { continue }
            found.insert(alike.names[place])
        }
        return found.count == 1 ? found.first : nil
    }
}

/// The tokens of an entry: their kinds, and the names among them.
private struct EntryTokens {
    let kinds: [TokenKind]
    let names: [String]

    init(_ entry: WiringInsertion) {
        let outline = Outline(entry.text)
        kinds = outline.tokens.map(\.kind)
        names = outline.tokens.map { $0.kind == .identifier ? outline.source.text($0.range) : "" }
    }
}
