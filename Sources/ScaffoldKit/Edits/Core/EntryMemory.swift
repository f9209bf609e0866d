import SwiftOutline

/// What stands in the places of one file in which entries are sought, so that an entry is looked up instead of held against all others.
///
/// The entries of all modules stand in a few lists of the app's files. What takes longer to take down than to look through is taken
/// down when it is asked for again: a file that an edit changes is a new one, and mostly asked once.
final class EntryMemory {
    private enum Question: Hashable {
        case texts(Range<Int>)
        case patterns(Range<Int>)
        case members(String)
    }

    private var asked: Set<Question> = []
    private var texts: [Range<Int>: Set<TokenText>] = [:]
    private var statements: [Range<Int>: [Statement]] = [:]
    private var cases: [Range<Int>: [SwitchCase]] = [:]
    private var patterns: [Range<Int>: [String?: [CasePattern]]] = [:]
    private var caseNames: [Range<Int>: Set<String>] = [:]
    private var members: [String: [String: [Declaration]]] = [:]

    private func isAskedAgain(_ question: Question) -> Bool { !asked.insert(question).inserted }

    // MARK: - Texts

    /// Whether one of the elements of a list reads like a text.
    ///
    /// - Parameters:
    ///   - list: The brackets around the elements.
    ///   - ranges: Where the elements stand.
    func holds(
        _ text: TokenText,
        in list: Range<Int>,
        of document: SwiftDocument,
        at ranges: @autoclosure () -> [Range<Int>]
    ) -> Bool {
        if let known = texts[list] { return known.contains(text) }
        guard isAskedAgain(.texts(list)) else { return ranges().contains { text.reads($0, in: document) } }
        let known = Set(ranges().map { TokenText($0, in: document) })
        texts[list] = known
        return known.contains(text)
    }

    /// The statements right within a body's braces.
    func statements(in body: Range<Int>, _ read: () -> [Statement]) -> [Statement] {
        if let known = statements[body] { return known }
        let found = read()
        statements[body] = found
        return found
    }

    // MARK: - Cases

    /// The cases of a switch.
    ///
    /// - Throws: `.unreadable` where one has no colon.
    func cases(of found: Switch, in document: SwiftDocument) throws(EditError.Reason) -> [SwitchCase] {
        let body = found.bodyRange
        if let known = cases[body] { return known }
        let all = found.cases
        for each in all where document.bytes[each.labelRange.upperBound - 1] != UInt8(ascii: ":") {
            throw .unreadable("the case in line \(document.line(of: each.range.lowerBound)) has no colon")
        }
        cases[body] = all
        return all
    }

    /// Whether one of a switch's cases takes what a pattern takes.
    func covers(_ pattern: CasePattern, with cases: [SwitchCase], of found: Switch, in document: SwiftDocument) -> Bool
    {
        let body = found.bodyRange
        if patterns[body] == nil {
            guard isAskedAgain(.patterns(body)) else {
                return cases.contains { each in
                    each.items.contains { item in
                        pattern.mayBeCovered(by: item, in: document)
                            && pattern.isCovered(by: CasePattern(item, in: document))
                    }
                }
            }
            let all = cases.flatMap { each in each.items.map { CasePattern($0, in: document) } }
            patterns[body] = Dictionary(grouping: all, by: \.word)
        }
        return patterns[body]?[pattern.word]?.contains { pattern.isCovered(by: $0) } ?? false
    }

    /// The names of an enumeration's cases.
    func caseNames(of type: Declaration) -> Set<String> {
        if let known = caseNames[type.nameRange] { return known }
        let found = Set(type.members.filter { $0.kind == .case }.map(\.name))
        caseNames[type.nameRange] = found
        return found
    }

    // MARK: - Members

    /// The members of a type, in itself and in its extensions.
    enum Members {
        case listed([Declaration])
        case byName([String: [Declaration]])

        /// Those that may have a name.
        func candidates(named name: String) -> [Declaration] {
            switch self {
            case .listed(let all): all
            case .byName(let all): all[name] ?? []
            }
        }
    }

    /// The members of a type, in itself and in its extensions.
    func members(of type: String, in outline: Outline) -> Members {
        if let known = members[type] { return .byName(known) }
        let all = outline.allDeclarations.filter { $0.kind.hasMembers && $0.name == type }.flatMap(\.members)
        guard isAskedAgain(.members(type)) else { return .listed(all) }
        let byName = Dictionary(grouping: all, by: \.name)
        members[type] = byName
        return .byName(byName)
    }
}
