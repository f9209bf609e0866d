import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// Finds the fragment of code that a mention of the module is part of.
struct FragmentFinder {
    let resolver: NameResolver
    let file: Int
    let outline: Outline
    let map: NameMap
    private let copied: CopiedCode

    init(_ resolver: NameResolver, in file: Int, by copied: CopiedCode) {
        (self.resolver, self.file, self.copied) = (resolver, file, copied)
        outline = resolver.app.files[file].outline
        map = resolver.index.map
    }

    /// The fragment around a mention: the outermost with the module's name, or else the innermost with a neighbour of its form.
    ///
    /// - Returns: `nil` if the mention is part of none.
    func fragment(at offset: Int) -> CodeFragment? {
        if let fragment = named(at: offset) { return fragment }
        var fragment = inherited(offset) ?? innermost(of: resolver.code(of: file).elements(around: offset), at: offset)
        fragment?.isNamed = false
        return fragment
    }

    /// The outermost fragment with the module's name around a mention.
    func named(at offset: Int) -> CodeFragment? {
        resolver.code(of: file).elements(around: offset).lazy.compactMap { named($0, offset) }.first
    }

    /// The unlabelled argument that a mention is in, if the call has another one of its form.
    func argument(at offset: Int) -> CodeFragment? {
        let element = resolver.code(of: file).elements(around: offset).last { $0.kind == .argument }
        let fragment = element.flatMap { $0.argument?.label == nil ? self.fragment($0, .argument) : nil }
        return fragment.flatMap { hasNeighbour($0) ? $0 : nil }
    }

    private func innermost(of around: [CodeElement], at offset: Int) -> CodeFragment? {
        let inner = around.reversed().prefix { $0.declaration?.isLocal ?? true }
        let parts = inner.flatMap { element -> [CodeFragment?] in
            switch element.kind {
            case .statement where isShared(element): []
            case .statement: [branch(at: offset, of: element), fragment(element, .statement)]
            case .element: [fragment(element, .arrayElement)]
            case .switchCase: [fragment(element, .switchCase)]
            case .argument where isOfList(element): [fragment(element, .argument)]
            default: []
            }
        }
        let found = (parts + [link(at: offset)]).compactMap(\.self).sorted { $0.range.count < $1.range.count }
        return found.first(where: hasNeighbour) ?? found.first { $0.kind == .statement || $0.kind == .arrayElement }
    }

    /// The fragment of a declaration.
    func fragment(ofDeclarationAt offset: Int) -> CodeFragment? {
        let around = resolver.code(of: file).elements(around: offset)
        for element in around {
            if let declaration = element.declaration, declaration.nameRange.lowerBound == offset {
                return fragment(of: declaration, element)
            }
            for parameter in element.declaration?.parameters ?? [] where parameter.range.contains(offset) {
                return element.declaration.map { fragment(of: parameter, of: $0) }
            }
        }
        return nil
    }

    /// The fragment of a statement; `nil` if it is a part of another, such as a condition.
    func fragment(ofStatementAt range: Range<Int>) -> CodeFragment? {
        guard let element = resolver.code(of: file).elements(around: range.lowerBound).last,
            element.kind == .statement, element.range == range
        else { return nil }
        return fragment(element, .statement)
    }

    // MARK: - Fragments with the module's name

    private func named(_ element: CodeElement, _ offset: Int) -> CodeFragment? {
        switch element.kind {
        case .declaration, .statement:
            guard let declaration = element.declaration else { return nil }
            let isOwn = declaration.kind == .import || matches(declaration) || isOverload(declaration, at: offset)
            if isOwn { return fragment(of: declaration, element) }
            for parameter in declaration.parameters
            where parameter.range.contains(offset) && map.matches(parameter.name) {
                // Of functions with one parameter, each module has its own: `handle(moviesEvent:)`.
                return declaration.isOfOneParameter
                    ? fragment(of: declaration, element) : fragment(of: parameter, of: declaration)
            }
            return nil
        case .switchCase:
            guard let found = element.switchCase, matches(found.labelRange) else { return nil }
            guard found.items.count > 1 else { return fragment(element, .switchCase) }
            let items = found.items.map(\.range)
            return items.first { $0.contains(offset) }.map {
                CodeFragment(file: file, range: $0, kind: .casePattern, siblings: items)
            }
        case .argument:
            guard let argument = element.argument, let label = argument.label, map.matches(label),
                // The type of a tuple says which elements there are.
                resolver.code(of: file).calls.contains(where: { $0.arguments.contains { $0.range == element.range } })
            else { return nil }
            let token = outline.tokens.firstIndex(from: element.range.lowerBound)
            let site = resolver.candidates(for: token, in: file)?.first
            let declaration = site.flatMap { resolver.app.files[$0.file].outline.declarations(around: $0.offset).last }
            if declaration?.isOfOneParameter == true || isOfCopiedCall(element) { return nil }
            return fragment(element, .argument)
        case .element: return nil
        }
    }

    /// Whether an argument is of a call that has the module's name and is repeated with all its arguments.
    private func isOfCopiedCall(_ argument: CodeElement) -> Bool {
        let calls = resolver.code(of: file).calls
        guard let call = calls.last(where: { $0.arguments.contains { $0.range == argument.range } }) else {
            return false
        }
        let name = outline.tokens.firstIndex(from: call.callee.range.upperBound) - 1
        return resolver.isCopied(name, in: file, by: copied)
    }

    /// Whether a type stays, as single cases of it are repeated: its name only happens to have the module's words.
    private func isRepeatedInPart(_ name: String) -> Bool {
        resolver.app.types(named: name).contains { type in
            type.kind == .enum && !copied.files.contains(type.place.file)
                && copied.fragments[type.place.file]?.contains { range in
                    type.declaration.range != range && type.declaration.range.contains(range.lowerBound)
                } == true
        }
    }

    private func matches(_ declaration: Declaration) -> Bool {
        let mayBePart = declaration.kind == .extension || declaration.kind == .enum
        guard !mayBePart || !isRepeatedInPart(TypeText.bare(of: declaration.name)) else { return false }
        if declaration.kind == .extension {
            // Of a nested type, one around it may have the module's name: `MoviesViewModel.Client`.
            return ([declaration.name] + declaration.inheritance.map(\.text)).contains { type in
                type.prefix { $0 != "<" }.split(separator: ".").contains { map.matches(String($0).trimmingSpaces) }
            }
        }
        return !declaration.name.isEmpty && map.matches(declaration.name)
    }

    /// Whether a mention is in the parameters of a function that others of its name differ from in their types.
    private func isOverload(_ declaration: Declaration, at offset: Int) -> Bool {
        declaration.kind == .func && !declaration.isLocal
            && declaration.parameters.contains { $0.range.contains(offset) }
            && (declaration.parent?.members ?? resolver.app.files.flatMap(\.outline.declarations)).contains { other in
                other.kind == .func && other.fullName == declaration.fullName
                    && other.nameRange != declaration.nameRange
            }
    }

    func matches(_ range: Range<Int>) -> Bool {
        outline.names(in: range).contains(where: map.matches)
    }

    private func fragment(of declaration: Declaration, _ element: CodeElement) -> CodeFragment? {
        if let around = declaration.parent, let clause = around.whereClause, around.kind == .extension,
            resolver.namesCopied(clause.range, in: file, by: copied), let whole = self.element(of: around)
        {
            return fragment(of: around, whole)
        }
        if declaration.kind == .case { return fragment(ofCase: declaration) }
        guard !declaration.isContinuation else { return nil }
        let isStatement = element.kind == .statement && declaration.isLocal
        let kind: Edit.Kind = declaration.kind == .import ? .import : isStatement ? .statement : .member
        let range = declaration.range
        let siblings =
            declaration.isLocal || declaration.parent == nil
            ? element.list.map(\.range) : declaration.parent?.members.filter { !$0.isContinuation }.map(\.range) ?? []
        guard !isShared(element) else { return nil }
        return CodeFragment(file: file, range: range, kind: kind, siblings: siblings, declaration: declaration)
    }

    /// Whether an element is one of several bindings of one `let`, which are no fragment.
    private func isShared(_ element: CodeElement) -> Bool {
        element.statement.map { $0.declarations.count > 1 }
            ?? (element.list.count { $0.range.lowerBound == element.range.lowerBound } > 1)
    }

    private func element(of declaration: Declaration) -> CodeElement? {
        let around = resolver.code(of: file).elements(around: declaration.nameRange.lowerBound)
        return around.first { $0.declaration?.nameRange == declaration.nameRange }
    }

    /// The fragment of an enum's case, which may be one of several behind one keyword.
    private func fragment(ofCase declaration: Declaration) -> CodeFragment {
        let members = declaration.parent?.members ?? []
        let (range, all) = (declaration.range, members.filter { !$0.isContinuation }.map(\.range))
        var fragment = CodeFragment(file: file, range: range, kind: .enumCase, siblings: all, declaration: declaration)
        guard members.contains(where: { $0.isContinuation && $0.range == declaration.range }) else { return fragment }
        fragment.part = declaration.elementRange
        return fragment
    }

    private func fragment(of parameter: DeclaredParameter, of own: Declaration) -> CodeFragment {
        let (range, all) = (parameter.range, own.parameters.map(\.range))
        return CodeFragment(file: file, range: range, kind: .parameter, siblings: all, declaration: own)
    }

    /// The branch of an `if` with several.
    private func branch(at offset: Int, of element: CodeElement) -> CodeFragment? {
        guard let statement = element.statement, statement.keyword == .if else { return nil }
        let branches = outline.branches(of: statement.range)
        guard branches.count > 1, let own = branches.first(where: { $0.contains(offset) }) else { return nil }
        return CodeFragment(file: file, range: own, kind: .statement, siblings: branches, isBranch: true)
    }

    private func inherited(_ offset: Int) -> CodeFragment? {
        guard let type = outline.declarations(around: offset).last(where: \.kind.hasMembers) else { return nil }
        let clause = type.inheritance.map(\.range)
        guard let own = clause.first(where: { $0.contains(offset) }) else { return nil }
        return CodeFragment(file: file, range: own, kind: .conformance, siblings: clause)
    }

    private func fragment(_ element: CodeElement, _ kind: Edit.Kind) -> CodeFragment {
        let (range, all) = (element.range, element.list.map(\.range))
        return CodeFragment(file: file, range: range, kind: kind, siblings: all, declaration: element.declaration)
    }

    /// The bytes of a fragment that tell when it counts: the patterns of a case, the condition of an `if`, the key in a dictionary; else
    /// all of it.
    func head(of fragment: CodeFragment) -> Range<Int> {
        if fragment.kind == .arrayElement, let colon = outline.colon(in: fragment.range) {
            return fragment.range.lowerBound..<colon
        }
        let tokens = outline.tokens.indices(in: fragment.range)
        if fragment.kind == .switchCase {
            return resolver.code(of: file).switches.flatMap(\.cases).first { $0.range == fragment.range }?.labelRange
                ?? fragment.range
        }
        guard fragment.kind == .statement, let first = tokens.first, outline.tokens[first].keyword == .if,
            let brace = outline.firstToken(.leftBrace, in: tokens)
        else { return fragment.range }
        return fragment.range.lowerBound..<outline.tokens[brace].start
    }

    /// Whether the copy of a fragment would differ from it in its head.
    func isDistinct(_ fragment: CodeFragment) -> Bool {
        let head = head(of: fragment)
        return outline.tokens(in: head).contains { token in
            switch token.kind {
            case .identifier, .dollarIdentifier: outline.spelling(token).map(map.matches) ?? false
            case .string: map.renamed(text: outline.text(token)) != outline.text(token)
            default: false
            }
        }
    }
}

extension Outline {
    /// The place of the colon in an element of a dictionary; `nil` if an element of a list has none.
    func colon(in element: Range<Int>) -> Int? {
        var index = tokens.firstIndex(from: element.lowerBound)
        while tokens[index].start < element.upperBound {
            if tokens[index].kind == .colon { return tokens[index].start }
            // The colon of a condition follows.
            if tokens[index].kind == .infixQuestion { return nil }
            index = max(tokens[index].match ?? index, index) + 1
        }
        return nil
    }

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
