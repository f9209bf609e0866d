import AppModel
import Diagnostics
import SwiftOutline

/// Where the names with the module's words are declared and used in the app.
struct NameIndex: Sendable {
    let map: NameMap
    private(set) var sites: [String: [NameSite]] = [:]
    /// The tokens with such names, by file.
    private(set) var tokens: [Int: [Int]] = [:]
    private let declared: Set<Site>

    /// - Parameters:
    ///   - map: The words, with those of types that are named otherwise.
    ///   - inner: The words that count in what is copied of the module's own files.
    init(of app: AppModel, _ map: NameMap, within own: CopiedCode, _ inner: NameMap) {
        self.map = map
        let found = parallelMap(Array(app.files.enumerated()), batch: 16) { number, file in
            FileNames(of: file, number, own, inner, all: map)
        }
        var declared: Set<Site> = []
        for names in found where !names.tokens.isEmpty {
            tokens[names.file] = names.tokens
            for (name, site) in names.sites {
                sites[name, default: []].append(site)
                declared.insert(Site(file: site.file, offset: site.offset))
            }
        }
        self.declared = declared
    }

    func isDeclaration(_ offset: Int, in file: Int) -> Bool { declared.contains(Site(file: file, offset: offset)) }
}

extension Outline {
    /// Whether a name is that of a projected value, such as `$movies`.
    func isProjection(_ token: Token) -> Bool { source.bytes(in: token.range).first == UInt8(ascii: "$") }

    /// The property whose attributes a place is in.
    func property(ofAttributeAt offset: Int) -> Declaration? {
        declarations(around: offset).last.flatMap { own in
            [.let, .var].contains(own.kind) && offset < own.nameRange.lowerBound ? own : nil
        }
    }

    /// Whether a name is bound to the value that it has outside: `if let movies`, `[movies] in`.
    func isShorthand(_ index: Int) -> Bool {
        guard ![.equal, .colon].contains(tokens[index + 1].kind), index > 1 else { return false }
        if [.let, .var].contains(tokens[index - 1].keyword) {
            let before = tokens[index - 2]
            return [.if, .guard, .while].contains(before.keyword) || before.kind == .comma
        }
        return tokens[..<index].last { ![.identifier, .comma].contains($0.kind) }?.kind == .leftSquare
    }

    /// The bytes between the braces around a token; all if there are none.
    fileprivate func block(around index: Int) -> Range<Int> {
        var place = index - 1
        while place >= 0, tokens[place].kind != .leftBrace {
            place = min(place, tokens[place].match ?? place) - 1
        }
        guard place >= 0, let end = tokens[place].match else { return 0..<source.count }
        return tokens[place].start..<tokens[end].end
    }

    /// The bytes of an `if` or `while` from a name in its condition to the end of its first block; `nil` for other names.
    fileprivate func branch(ofConditionAt index: Int) -> Range<Int>? {
        var place = index - 1
        while place > 0, tokens[place].kind != .leftBrace, ![.if, .while, .guard].contains(tokens[place].keyword) {
            place = min(place, tokens[place].match ?? place) - 1
        }
        guard place >= 0, [.if, .while].contains(tokens[place].keyword) else { return nil }
        var brace = index
        while brace < tokens.count, tokens[brace].kind != .leftBrace {
            brace = max(brace, tokens[brace].match ?? brace) + 1
        }
        guard brace < tokens.count, let end = tokens[brace].match else { return nil }
        return tokens[place].start..<tokens[end].end
    }

    /// Where the scope of a variable begins: behind its name, or behind the same name as its value, as in `let a = try a.get()`.
    fileprivate func endOfBinding(_ index: Int) -> Int {
        guard tokens[index + 1].kind == .equal else { return tokens[index].end }
        let value = tokens[(index + 2)...].first {
            ![.try, .await].contains($0.keyword) && $0.kind != .postfixQuestion
        }
        return value.map(text) == text(tokens[index]) ? value?.end ?? tokens[index].end : tokens[index].end
    }

    /// The name that a token spells, of a projected value that of the property.
    func spelling(_ token: Token) -> String? {
        switch token.kind {
        case .identifier, .dollarIdentifier: isProjection(token) ? String(text(token).dropFirst()) : name(token)
        default: nil
        }
    }
}

/// The names with the module's words in one file.
private struct FileNames {
    let file: Int
    var tokens: [Int] = []
    var sites: [(name: String, site: NameSite)] = []

    init(of source: SourceFile, _ number: Int, _ copied: CopiedCode, _ inner: NameMap, all: NameMap) {
        file = number
        let outline = source.outline
        var known: [String: Bool] = [:]
        for (index, token) in outline.tokens.enumerated() {
            guard token.kind == .identifier || token.kind == .dollarIdentifier,
                !all.rulesOut(outline.source.bytes(in: token.range)), let name = outline.spelling(token)
            else { continue }
            let matches = known[name] ?? all.matches(name)
            known[name] = matches
            if matches { tokens.append(index) }
        }
        guard !tokens.isEmpty else { return }
        var places: Set<Int> = []
        func add(_ name: String, _ site: NameSite) {
            let map = copied.holds(site) ? inner : all
            guard map.matches(name), places.insert(site.offset).inserted else { return }
            sites.append((name, site))
        }
        let isCopied = copied.files.contains(number)
        for declaration in outline.allDeclarations {
            Self.collect(declaration, number, outline, isCopied: isCopied, add)
        }
        Self.collectLocals(tokens, number, outline, source, add)
    }

    private static func collect(
        _ declaration: Declaration,
        _ file: Int,
        _ outline: Outline,
        isCopied: Bool,
        _ add: (String, NameSite) -> Void
    ) {
        let owner = declaration.parent.map { TypeText.bare(of: $0.name) } ?? ""
        let kind: NameSite.Kind
        switch declaration.kind {
        case .extension, .import, .accessor, .macroExpansion, .deinit, .operator, .precedencegroup: return
        case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype: kind = .type
        case .case: kind = .enumCase
        default: kind = declaration.parent == nil ? .global : .member
        }
        let isNamed =
            declaration.kind != .`init` && declaration.kind != .subscript && !(isCopied && isInCapitals(declaration))
        if isNamed {
            var site = NameSite(
                file: file,
                offset: declaration.nameRange.lowerBound,
                kind: kind,
                owner: owner,
                scope: declaration.range
            )
            site.isCallable = declaration.parametersRange != nil
            site.isOfFunction =
                [.let, .var].contains(declaration.kind) && declaration.type?.text.contains("->") == true
            site.isStatic = kind != .member || declaration.isOfType
            site.isPrivate = sequence(first: declaration, next: \.parent).contains {
                ["private", "fileprivate"].contains($0.accessLevel)
            }
            add(declaration.name, site)
        }
        func addLabel(_ token: Token) {
            var site = NameSite(
                file: file,
                offset: token.start,
                kind: .label,
                owner: owner,
                scope: declaration.range
            )
            site.callee = isNamed ? declaration.name : owner
            add(outline.name(token), site)
        }
        // A macro makes a function with labels of a property that is a closure: `var open: (_ movies: Movies) -> Void`.
        if [.let, .var].contains(declaration.kind), let type = declaration.type, type.text.contains("->") {
            let tokens = outline.tokens.indices(in: type.range)
            for index in tokens.dropFirst() where outline.tokens[index - 1].kind == .underscore {
                addLabel(outline.tokens[index])
            }
        }
        for parameter in declaration.parameters {
            guard let names = parameter.nameRange else { continue }
            let tokens = outline.tokens(in: names).filter { $0.kind == .identifier }
            if let label = tokens.first { addLabel(label) }
            for token in tokens.dropFirst() {
                let site = NameSite(
                    file: file,
                    offset: token.start,
                    kind: .local,
                    owner: owner,
                    scope: declaration.range
                )
                add(outline.name(token), site)
            }
        }
    }

    /// Whether a case without a text has a name of capitals, as what servers read has: `BEST_MOVIES`.
    private static func isInCapitals(_ declaration: Declaration) -> Bool {
        declaration.kind == .case && declaration.initialValue?.text.hasPrefix("\"") != true
            && declaration.name.contains("_") && declaration.name == declaration.name.uppercased()
    }

    /// Adds the names that bodies introduce: variables, local functions, patterns, parameters of closures.
    private static func collectLocals(
        _ tokens: [Int],
        _ file: Int,
        _ outline: Outline,
        _ source: SourceFile,
        _ add: (String, NameSite) -> Void
    ) {
        let signatures = source.code().closures.compactMap { $0.signature?.range }
        for index in tokens where index > 0 {
            let (token, before) = (outline.tokens[index], outline.tokens[index - 1])
            let isBound =
                [.let, .var, .for, .func].contains(before.keyword)
                || signatures.contains { $0.contains(token.start) } && before.kind != .colon && before.kind != .period
                || isInPattern(index, outline)
            // Types in the signature of a closure are no parameters.
            guard isBound, token.kind == .identifier, outline.name(token).first?.isUppercase == false else { continue }
            let block = outline.branch(ofConditionAt: index) ?? outline.block(around: index)
            let isVariable = before.keyword == .let || before.keyword == .var
            let scope = isVariable ? outline.endOfBinding(index)..<block.upperBound : block
            add(outline.name(token), NameSite(file: file, offset: token.start, kind: .local, owner: "", scope: scope))
        }
    }

    /// Whether a name is in `let (a, b)`, `for (a, b) in` or `case let .some(a)`, or labels an element of a tuple's type.
    private static func isInPattern(_ index: Int, _ outline: Outline) -> Bool {
        let tokens = outline.tokens
        var place = index - 1
        while place > 0, [.identifier, .comma, .underscore, .period].contains(tokens[place].kind) {
            if [.let, .var].contains(tokens[place].keyword) { return false }
            place -= 1
        }
        guard tokens[place].kind == .leftParenthesis, place > 0, tokens[index - 1].kind != .period else { return false }
        // The case that has the value, and the cases around that.
        place -= 1
        while place > 0, [.identifier, .period, .leftParenthesis].contains(tokens[place].kind),
            tokens[place].keyword == .none || !tokens[place].keyword.isReserved
        {
            place -= 1
        }
        return [.let, .var, .for].contains(tokens[place].keyword) && tokens[index + 1].kind != .colon
    }
}
