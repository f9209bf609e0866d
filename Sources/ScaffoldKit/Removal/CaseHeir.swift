import SwiftOutline

/// Finds the case of another module that has everywhere what a case of the module that goes has had: of two tabs, the other one.
///
/// What a case stands for, a tab or a screen among many, is in no name. It is in the entries that came with it: a case that lacks one of
/// them, as a screen's that has no tab, is no heir.
struct CaseHeir {
    let record: ModuleRecord
    let others: [ModuleRecord]

    /// The heirs of a case, one a module.
    ///
    /// - Parameter tests: The paths of the app's tests: what is tested of a case makes it no other.
    func heirs(of name: String, except tests: Set<String>) -> Set<String> {
        let own = record.insertions.filter { entry in
            entry.kind.isOfSwift && !entry.edits.isEmpty && !tests.contains(entry.file)
                && EntryTokens(entry).names.contains(name)
        }
        let firsts = own.enumerated().filter { index, entry in
            !own[..<index].contains { $0.wiring == entry.wiring && $0.file == entry.file }
        }.map(\.element)
        return Set(others.compactMap { heir(of: name, in: $0, firsts) })
    }

    /// `nil` for a module that lacks one of the entries, or in which they name several.
    private func heir(of name: String, in other: ModuleRecord, _ entries: [WiringInsertion]) -> String? {
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

/// The tokens of an entry: of what kind they are, and what they say where they are names.
private struct EntryTokens {
    let kinds: [TokenKind]
    let names: [String]

    init(_ entry: WiringInsertion) {
        let outline = Outline(entry.text)
        kinds = outline.tokens.map(\.kind)
        names = outline.tokens.map { $0.kind == .identifier ? outline.source.text($0.range) : "" }
    }
}
