import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// Finds the unit of code that a mention of the module is part of.
struct UnitFinder {
    private let owner: NameResolver
    private let file: Int
    private let outline: Outline
    private let map: NameMap

    init(_ owner: NameResolver, in file: Int) {
        (self.owner, self.file) = (owner, file)
        outline = owner.app.files[file].outline
        map = owner.index.map
    }

    /// The unit around a mention: the outermost that bears the module's name, or else the innermost that has a neighbour of its form.
    ///
    /// - Returns: `nil` if the mention is part of none.
    func unit(at offset: Int) -> CopyUnit? {
        let around = owner.code(of: file).elements(around: offset)
        for element in around {
            if let unit = named(element, offset) { return unit }
        }
        if let unit = inherited(offset) { return unit }
        let elements = around.reversed().prefix { $0.declaration.map(\.isLocal) ?? true }
        var lists = elements.flatMap { element -> [CopyUnit] in
            switch element.kind {
            case .statement:
                [branch(at: offset, of: element), unit(element, .statement, .lines, isNamed: false)].compactMap { $0 }
            case .element: [unit(element, .arrayElement, .list, isNamed: false)]
            case .switchCase: [unit(element, .switchCase, .lines, isNamed: false)]
            default: []
            }
        }
        if let link = link(at: offset) { lists.append(link) }
        lists.sort { $0.range.count < $1.range.count }
        return lists.first(where: hasNeighbour) ?? lists.first { $0.kind == .statement || $0.kind == .arrayElement }
    }

    /// The unit of a declaration.
    func unit(ofDeclarationAt offset: Int) -> CopyUnit? {
        let around = owner.code(of: file).elements(around: offset)
        for element in around {
            if let declaration = element.declaration, declaration.nameRange.lowerBound == offset {
                return unit(of: declaration, element)
            }
            for parameter in element.declaration?.parameters ?? [] where parameter.range.contains(offset) {
                return element.declaration.map { unit(of: parameter, of: $0) }
            }
        }
        return nil
    }

    // MARK: - Units with the module's name

    private func named(_ element: CodeElement, _ offset: Int) -> CopyUnit? {
        switch element.kind {
        case .declaration, .statement:
            guard let declaration = element.declaration else { return nil }
            if declaration.kind == .import || bears(declaration) { return unit(of: declaration, element) }
            for parameter in declaration.parameters where parameter.range.contains(offset) && bears(parameter) {
                // Of functions with one parameter, each module has its own: `handle(moviesEvent:)`.
                return declaration.isOfOneParameter
                    ? unit(of: declaration, element) : unit(of: parameter, of: declaration)
            }
            return nil
        case .switchCase:
            guard let found = element.switchCase, bears(found.labelRange) else { return nil }
            guard found.items.count > 1 else { return unit(element, .switchCase, .lines, isNamed: true) }
            let items = found.items.map(\.range)
            return items.first { $0.contains(offset) }.map {
                CopyUnit(file: file, range: $0, kind: .casePattern, layout: .list, siblings: items)
            }
        case .argument:
            guard let argument = element.argument, let label = argument.label, map.bears(label) else { return nil }
            let token = outline.tokens.firstIndex(from: element.range.lowerBound)
            let site = owner.candidates(for: token, in: file)?.first
            let function = site.flatMap { owner.app.files[$0.file].outline.declarations(around: $0.offset).last }
            if function?.isOfOneParameter == true { return nil }
            return unit(element, .argument, .list, isNamed: true)
        case .element: return nil
        }
    }

    private func bears(_ declaration: Declaration) -> Bool {
        if declaration.kind == .extension {
            return map.bears(TypeText.bare(of: declaration.name))
                || declaration.inheritance.contains { map.bears(TypeText.bare(of: $0.text)) }
        }
        return !declaration.name.isEmpty && map.bears(declaration.name)
    }

    private func bears(_ parameter: DeclaredParameter) -> Bool {
        map.bears(parameter.label) || map.bears(parameter.name)
    }

    func bears(_ range: Range<Int>) -> Bool {
        outline.names(in: range).contains(where: map.bears)
    }

    private func unit(of declaration: Declaration, _ element: CodeElement) -> CopyUnit? {
        if declaration.kind == .case { return unit(ofCase: declaration) }
        guard !declaration.isContinuation else { return nil }
        let kind: Edit.Kind
        switch declaration.kind {
        case .import: kind = .import
        default: kind = element.kind == .statement && declaration.isLocal ? .statement : .member
        }
        let range = declaration.range
        let siblings =
            declaration.isLocal || declaration.parent == nil
            ? element.list.map(\.range) : declaration.parent?.members.filter { !$0.isContinuation }.map(\.range) ?? []
        // Several bindings of one `let` are no unit.
        let isSingle = !(declaration.parent?.members ?? []).contains { $0.isContinuation && $0.range == range }
        guard isSingle else { return nil }
        return CopyUnit(file: file, range: range, kind: kind, siblings: siblings, declaration: declaration)
    }

    /// The unit of an enum's case, which may be one of several behind one keyword.
    private func unit(ofCase declaration: Declaration) -> CopyUnit {
        let members = declaration.parent?.members ?? []
        let (range, all) = (declaration.range, members.filter { !$0.isContinuation }.map(\.range))
        var unit = CopyUnit(file: file, range: range, kind: .enumCase, siblings: all, declaration: declaration)
        guard members.contains(where: { $0.isContinuation && $0.range == declaration.range }) else { return unit }
        let ends = [declaration.nameRange, declaration.parametersRange, declaration.initialValue?.range].compactMap {
            $0?.upperBound
        }
        unit.part = declaration.nameRange.lowerBound..<(ends.max() ?? declaration.nameRange.upperBound)
        return unit
    }

    private func unit(of parameter: DeclaredParameter, of own: Declaration) -> CopyUnit {
        let (range, all) = (parameter.range, own.parameters.map(\.range))
        return CopyUnit(file: file, range: range, kind: .parameter, layout: .list, siblings: all, declaration: own)
    }

    /// The branch of an `if` with several.
    private func branch(at offset: Int, of element: CodeElement) -> CopyUnit? {
        guard let statement = element.statement, statement.keyword == .if else { return nil }
        let branches = outline.branches(of: statement.range)
        guard branches.count > 1, let own = branches.first(where: { $0.contains(offset) }) else { return nil }
        return CopyUnit(file: file, range: own, kind: .statement, layout: .branch, siblings: branches, isNamed: false)
    }

    /// The call in a chain that stands on a line of its own: `.environmentObject(movies)`.
    private func link(at offset: Int) -> CopyUnit? {
        let calls = owner.code(of: file).calls
        for call in calls.reversed() where call.argumentsRange?.contains(offset) == true {
            let end = calls.filter { $0.range.lowerBound == call.range.lowerBound }.map(\.range.upperBound).max()
            let links = outline.links(of: call.range.lowerBound..<(end ?? call.range.upperBound))
            guard let own = links.first(where: { $0.contains(offset) }) else { continue }
            return CopyUnit(file: file, range: own, kind: .statement, layout: .lines, siblings: links, isNamed: false)
        }
        return nil
    }

    private func inherited(_ offset: Int) -> CopyUnit? {
        guard let type = outline.declarations(around: offset).last(where: \.kind.hasMembers) else { return nil }
        let clause = type.inheritance.map(\.range)
        guard let own = clause.first(where: { $0.contains(offset) }) else { return nil }
        return CopyUnit(file: file, range: own, kind: .conformance, layout: .list, siblings: clause, isNamed: false)
    }

    private func unit(_ element: CodeElement, _ kind: Edit.Kind, _ layout: CopyUnit.Layout, isNamed: Bool) -> CopyUnit {
        CopyUnit(
            file: file,
            range: element.range,
            kind: kind,
            layout: layout,
            siblings: element.list.map(\.range),
            declaration: element.declaration,
            isNamed: isNamed
        )
    }

    /// The bytes of a unit that tell when it runs: the patterns of a case, the condition of an `if`; else all of it.
    func head(of unit: CopyUnit) -> Range<Int> {
        let tokens = outline.tokens.indices(in: unit.range)
        if unit.kind == .switchCase {
            return owner.code(of: file).switches.flatMap(\.cases).first { $0.range == unit.range }?.labelRange
                ?? unit.range
        }
        guard unit.kind == .statement, let first = tokens.first, outline.tokens[first].keyword == .if,
            let brace = outline.firstToken(.leftBrace, in: tokens)
        else { return unit.range }
        return unit.range.lowerBound..<outline.tokens[brace].start
    }

    /// Whether the copy of a unit would differ from it in its head.
    func isDistinct(_ unit: CopyUnit) -> Bool {
        let head = head(of: unit)
        return outline.tokens(in: head).contains { token in
            switch token.kind {
            case .identifier, .dollarIdentifier: outline.spelling(token).map(map.bears) ?? false
            case .string: map.renamed(text: outline.text(token)) != outline.text(token)
            default: false
            }
        }
    }

    // MARK: - Neighbours

    /// Whether the list has a unit of the same form for something else.
    func hasNeighbour(_ unit: CopyUnit) -> Bool {
        let own = Array(outline.tokens.indices(in: unit.range))
        let chain = unit.kind == .statement ? chain(of: unit.range) : []
        return unit.siblings.contains { other in
            guard other != unit.range else { return false }
            if isLike(own, Array(outline.tokens.indices(in: other))) { return true }
            let names = self.chain(of: other)
            return !chain.isEmpty && chain.count == names.count && !bears(other)
                && zip(chain, names).allSatisfy { $0 == $1 || map.bears($0) }
        }
    }

    /// The names of a chain of calls without what they hold, as of a tab's view and its modifiers; none if it is short.
    private func chain(of range: Range<Int>) -> [String] {
        var names: [String] = []
        let all = outline.tokens.indices(in: range)
        var index = all.lowerBound
        while index < all.upperBound {
            names.append(outline.text(outline.tokens[index]))
            index = max(outline.tokens[index].match ?? index, index) + 1
        }
        return names.count { $0 == "." } > 1 ? names : []
    }

    private func isLike(_ own: [Int], _ other: [Int]) -> Bool {
        guard own.count == other.count, !own.isEmpty else { return false }
        var (named, alike, plain) = (0, 0, 0)
        for (left, right) in zip(own, other) {
            let (left, right) = (outline.tokens[left], outline.tokens[right])
            guard left.kind == right.kind else { return false }
            guard left.kind == .identifier else { continue }
            if left.keyword.isReserved || right.keyword.isReserved {
                guard left.keyword == right.keyword else { return false }
                continue
            }
            let (name, counterpart) = (outline.name(left), outline.name(right))
            if map.bears(name) {
                guard !map.bears(counterpart) else { return false }
                named += 1
            } else {
                plain += 1
                if name == counterpart { alike += 1 }
            }
        }
        return named > 0 && alike * 2 >= plain
    }
}

extension Outline {
    /// The branches of an `if` that have a condition, each from its keyword to its closing brace.
    fileprivate func branches(of statement: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let all = tokens.indices(in: statement)
        var index = all.lowerBound
        while index < all.upperBound, tokens[index].keyword == .if {
            guard let brace = firstToken(.leftBrace, in: index..<all.upperBound), let end = tokens[brace].match else {
                break
            }
            found.append(tokens[index].start..<tokens[end].end)
            guard end + 2 < all.upperBound, tokens[end + 1].keyword == .else else { break }
            index = end + 2
        }
        return found
    }
}

extension Declaration {
    fileprivate var isOfOneParameter: Bool { kind == .func && parameters.count == 1 }
}
