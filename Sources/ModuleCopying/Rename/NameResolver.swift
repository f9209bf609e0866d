import AppModel
import Diagnostics
import SwiftOutline

/// Tells whether a name in the code means a declaration that is copied.
///
/// One spelling may have several declarations. Where only some of them are copied, the place decides: the base of a member, the
/// callee of a label, the function around a local name. Where that does not tell, a name is taken for one that stays.
final class NameResolver {
    let app: AppModel
    let index: NameIndex
    private let declarations: AppDeclarations
    private var scopes: [Int: CodeScope] = [:]

    init(_ index: NameIndex, of app: AppModel) {
        (self.app, self.index) = (app, index)
        declarations = AppDeclarations(standing: app, writing: [])
    }

    /// The code of a file, with what its expressions mean.
    func scope(of file: Int) -> CodeScope {
        if let known = scopes[file] { return known }
        let source = app.files[file]
        let scope = CodeScope(
            ChangedFile(source, changing: nil, to: Array(source.outline.source.bytes)),
            in: declarations
        )
        scopes[file] = scope
        return scope
    }

    func code(of file: Int) -> Code { scope(of: file).changed.code }

    /// Whether the name at a token is that of something copied.
    func isCopied(_ token: Int, in file: Int, by copied: CopiedCode) -> Bool {
        if isTarget(token, in: file, copied) { return true }
        guard let meant = meant(token, in: file) else { return false }
        // Outside of the module, its own names are seldom meant.
        let others = copied.files.contains(file) ? meant : meant.filter { !copied.kept.contains($0.site) }
        return !meant.isEmpty && (others.isEmpty ? meant : others).allSatisfy(copied.holds)
    }

    /// Whether the copy of some code differs from it.
    func changes(_ range: Range<Int>, in file: Int, by copied: CopiedCode) -> Bool {
        tokens(in: range, of: file).contains { isCopied($0, in: file, by: copied) }
            || hasOwnText(range, in: file)
    }

    /// Whether a literal in a range of bytes names the module and is the module's own.
    func hasOwnText(_ range: Range<Int>, in file: Int) -> Bool {
        let outline = app.files[file].outline
        return outline.tokens.indices(in: range).contains { position in
            let text = outline.text(outline.tokens[position])
            return outline.tokens[position].kind == .string && index.map.renamed(text: text) != text
                && TextUse().reason(toKeep: position, in: outline) == nil
        }
    }

    /// The tokens in a range of bytes that have the module's words.
    func tokens(in range: Range<Int>, of file: Int) -> [Int] {
        (index.tokens[file] ?? []).filter { range.contains(app.files[file].outline.tokens[$0].start) }
    }

    private func isTarget(_ token: Int, in file: Int, _ copied: CopiedCode) -> Bool {
        guard !copied.targets.isEmpty else { return false }
        let outline = app.files[file].outline
        guard copied.targets.contains(outline.text(outline.tokens[token])) else { return false }
        return app.files[file].imports.contains { $0.range.contains(outline.tokens[token].start) }
    }

    /// The properties of view controllers that are UIKit's objects.
    private static let ofUIKit: Set = ["navigationItem", "tabBarItem", "navigationController", "tabBarController"]

    // MARK: - Meaning

    /// The declarations that a name may mean, as few as its place tells; `nil` if the app declares none.
    func meant(_ token: Int, in file: Int) -> [NameSite]? {
        let outline = app.files[file].outline
        let (place, name) = (outline.tokens[token], outline.spelling(outline.tokens[token]) ?? "")
        if app.files[file].imports.contains(where: { $0.range.contains(place.start) }) { return nil }
        var all = index.sites[name] ?? []
        if all.isEmpty, name.hasPrefix("_") { all = index.sites[String(name.dropFirst())] ?? [] }
        let isMember = token > 0 && outline.tokens[token - 1].kind == .period
        if isMember {
            // To UIKit's objects, only extensions add members.
            let receiver = outline.tokens[..<(token - 1)].last { ![.postfixQuestion, .exclamation].contains($0.kind) }
            let isOfUIKit = receiver.map { Self.ofUIKit.contains(outline.text($0)) } == true
            all.removeAll { $0.kind == .local || isOfUIKit && !app.types(named: $0.owner).isEmpty }
        }
        guard !all.isEmpty else { return nil }
        if let own = all.first(where: { $0.file == file && $0.offset == place.start }) { return [own] }
        if all.count == 1 { return all }
        if isMember { return members(all, token, file) }
        if outline.tokens[token + 1].kind == .colon, let labelled = labels(all, token, file) { return labelled }
        return bare(all, token, file)
    }

    private func bare(_ all: [NameSite], _ token: Int, _ file: Int) -> [NameSite] {
        let outline = app.files[file].outline
        let offset = outline.tokens[token].start
        let locals = all.filter {
            $0.file == file && ($0.kind == .local || $0.kind == .label) && $0.scope.contains(offset)
        }
        if let least = locals.map(\.scope.count).min() { return locals.filter { $0.scope.count == least } }
        let others = all.filter { $0.kind != .local && $0.kind != .label }
        for type in outline.declarations(around: offset).reversed() where type.kind.hasMembers {
            let names = lineage(of: TypeText.bare(of: type.name))
            let own = others.filter { !$0.owner.isEmpty && names.contains($0.owner) }
            if !own.isEmpty { return own }
        }
        let top = others.filter(\.owner.isEmpty)
        return top.isEmpty ? others.isEmpty ? all : others : top
    }

    /// A type's name and those of what it inherits from.
    private func lineage(of name: String) -> Set<String> {
        app.types(named: name).reduce(into: [name]) { $0.formUnion(app.names(above: $1)) }
    }

    // MARK: - Members

    private func members(_ all: [NameSite], _ token: Int, _ file: Int) -> [NameSite] {
        let outline = app.files[file].outline
        let named = all.filter { $0.kind != .local && $0.kind != .label && !$0.owner.isEmpty }
        let candidates = named.isEmpty ? all.filter { $0.kind == .type || $0.kind == .global } : named
        guard candidates.count > 1 else { return candidates.isEmpty ? all : candidates }
        var fitting = candidates
        if let owner = owner(of: token, in: file) {
            let names = lineage(of: owner)
            let own = candidates.filter { names.contains($0.owner) }
            if !own.isEmpty { fitting = own }
        } else if outline.startOfBase(of: token) == token - 1 {
            let own = candidates.filter { $0.kind == .enumCase || $0.kind == .type || $0.isStatic }
            if !own.isEmpty { fitting = own }
        } else if token > 1, outline.text(outline.tokens[token - 2]).first?.isUppercase != true {
            let own = candidates.filter { !$0.isStatic }
            if !own.isEmpty { fitting = own }
        }
        if outline.isInKeyPath(token) {
            let own = fitting.filter { $0.kind == .member && !$0.isCallable }
            if !own.isEmpty { fitting = own }
        }
        let isCalled = outline.tokens[token + 1].kind == .leftParenthesis
        let isProjected = outline.isProjection(outline.tokens[token])
        let own = fitting.filter {
            isProjected ? !$0.isCallable : $0.kind == .enumCase && !isCalled || $0.isCallable == isCalled
        }
        return own.isEmpty ? fitting : own
    }

    /// The type of the base of a member, or the type that an implicit member is of.
    private func owner(of token: Int, in file: Int) -> String? {
        let outline = app.files[file].outline
        let start = outline.startOfBase(of: token)
        guard start < token - 1 else { return expected(at: token - 1, in: file) }
        let base = outline.bytes(ofTokens: start..<token - 1)
        if start == token - 2 {
            let name = outline.name(outline.tokens[start])
            if name.first?.isUppercase == true, !app.types(named: name).isEmpty { return name }
            if outline.text(outline.tokens[start]) == "$0" {
                return firstParameter(at: outline.tokens[start].start, in: file)
            }
        }
        return type(of: base, in: file)
    }

    private func type(of range: Range<Int>, in file: Int) -> String? {
        let scope = scope(of: file)
        let place = scope.changed.viewpoint(at: range.lowerBound)
        let expression = scope.changed.outline.expression(in: range)
        return scope.value(of: expression, at: place)?.type.name ?? generic(expression, at: range.lowerBound, in: file)
    }

    /// The type of a member that a superclass has of its generic parameter: of `viewModel` in a `BaseViewController<CartViewModel>`.
    private func generic(_ expression: Expression, at offset: Int, in file: Int) -> String? {
        let name: String
        switch expression {
        case .name(let own), .member(.name("self"), let own): name = own
        default: return nil
        }
        guard let type = app.files[file].outline.declarations(around: offset).last(where: \.kind.hasMembers),
            let first = app.type(TypeText.bare(of: type.name))?.first, first.text.hasSuffix(">"),
            let above = app.type(first.name), let clause = above.declaration.genericClause
        else { return nil }
        let stated = above.members(named: name).first?.declaration.type?.text.withoutMark
        return stated.flatMap { Self.argument(of: first.text, for: $0, in: clause.text) }
    }

    /// What a type such as `Base<Model>` has for a parameter of the base's clause; `nil` if the clause has no such parameter.
    private static func argument(of type: String, for parameter: String, in clause: String) -> String? {
        let parameters = clause.dropFirst().dropLast().split(separator: ",").map {
            String($0.prefix { $0 != ":" }).trimmingSpaces
        }
        let arguments = type.drop { $0 != "<" }.dropFirst().dropLast().split(separator: ",").map {
            String($0).trimmingSpaces
        }
        guard let index = parameters.firstIndex(of: parameter), arguments.count == parameters.count else { return nil }
        return TypeText.bare(of: arguments[index])
    }

    /// The type of `$0` in a closure that goes to a parameter such as `(Action) -> Child?`.
    private func firstParameter(at offset: Int, in file: Int) -> String? {
        let code = code(of: file)
        guard
            let closure = code.closures.filter({ $0.range.contains(offset) }).min(by: {
                $0.range.count < $1.range.count
            }),
            let call = code.calls.last(where: { call in call.arguments.contains { $0.value.range == closure.range } }),
            let argument = call.arguments.first(where: { $0.value.range == closure.range }),
            let type = parameter(of: call, argument, in: file)
        else { return nil }
        let first = String(type.drop { $0 != "(" }.dropFirst().prefix { $0 != "," && $0 != ")" }).trimmingSpaces
        let clause = app.type(call.name)?.declaration.genericClause?.text ?? ""
        let stated =
            app.files[file].outline.declarations(around: offset).last { $0.kind != .accessor }?.type?.text ?? ""
        return Self.argument(of: stated, for: first, in: clause) ?? TypeText.bare(of: first)
    }

    /// The type of the value that a place asks for: an argument's, a switch's, the other side of a comparison.
    private func expected(at token: Int, in file: Int) -> String? {
        let outline = app.files[file].outline
        let offset = outline.tokens[token].start
        let code = code(of: file)
        if let found = code.switches.last(where: { found in
            found.cases.contains { $0.labelRange.contains(offset) }
        }) {
            return type(of: found.subject.range, in: file) ?? enumeration(of: found, in: outline)
        }
        if let call = code.calls.last(where: { call in
            call.arguments.contains { $0.value.range.lowerBound == offset }
        }), let argument = call.arguments.first(where: { $0.value.range.lowerBound == offset }) {
            return parameter(of: call, argument, in: file).map { TypeText.bare(of: $0.withoutMark) }
        }
        guard token > 1 else { return nil }
        let before = outline.tokens[token - 1]
        if before.kind == .equal || ["==", "!="].contains(outline.text(before)) {
            let start = outline.startOfBase(of: token)
            let base = outline.bytes(ofTokens: start..<token - 1)
            if let declared = outline.declarations(around: offset).last?.type, declared.range.upperBound <= before.start
            {
                return TypeText.bare(of: declared.text.withoutMark)
            }
            return type(of: base, in: file)
        }
        if before.keyword == .return {
            return outline.declarations(around: offset).last?.type.map { TypeText.bare(of: $0.text.withoutMark) }
        }
        return nil
    }

    /// The app's one enum that has all the cases which a switch names.
    private func enumeration(of found: Switch, in outline: Outline) -> String? {
        let names = found.cases.flatMap(\.items).compactMap { item in
            outline.firstToken(.period, in: outline.tokens.indices(in: item.range)).map { $0 + 1 }
        }
        .map { outline.name(outline.tokens[$0]) }
        let fitting = app.types.filter { type in
            type.kind == .enum && names.allSatisfy { name in type.declaration.members.contains { $0.isNamed(name) } }
        }
        return fitting.count == 1 ? fitting[0].name : nil
    }

    /// The type of the parameter that an argument goes to.
    private func parameter(of call: Call, _ argument: CallArgument, in file: Int) -> String? {
        let scope = scope(of: file)
        let place = scope.changed.viewpoint(at: call.range.lowerBound)
        var parts = scope.functions(of: scope.changed.outline.expression(in: call.callee.range), at: place)
            .map(\.declaration)
        if parts.isEmpty { parts = app.types(named: call.name).flatMap(\.initializers) }
        if parts.isEmpty {
            parts = app.types.flatMap { $0.members(named: call.name) }.map(\.declaration)
        }
        let index = call.arguments.filter { $0.label == nil }.firstIndex { $0.range == argument.range } ?? 0
        let types = Set(
            parts.compactMap { part -> String? in
                if let label = argument.label { return part.parameters.first { $0.argumentLabel == label }?.type.text }
                let unlabelled = part.parameters.filter { $0.argumentLabel == nil }
                return index < unlabelled.count ? unlabelled[index].type.text : nil
            }
        )
        if types.isEmpty, let label = argument.label {
            return app.types(named: call.name).flatMap(\.storedProperties).first { $0.name == label }?.type?.text
        }
        return types.count == 1 ? types.first : nil
    }

    // MARK: - Labels

    /// What an argument's label may mean; `nil` if it is none.
    private func labels(_ all: [NameSite], _ token: Int, _ file: Int) -> [NameSite]? {
        let offset = app.files[file].outline.tokens[token].start
        let calls = code(of: file).calls.filter { call in
            call.arguments.contains { $0.range.lowerBound == offset && $0.label != nil }
        }
        guard let call = calls.last else { return nil }
        let isInit = call.name == "init"
        let fitting = all.filter { site in
            site.kind == .label && (site.callee == call.name || isInit)
                || site.kind == .member && site.owner == call.name
                || isInit && site.kind == .member
        }
        guard fitting.count > 1 else { return fitting.isEmpty ? all : fitting }
        if isInit, let base = call.callee.text.split(separator: ".").dropLast().last.map(String.init) {
            let names = base == "super" || base == "self" ? enclosing(offset, file) : [base]
            let own = fitting.filter { names.contains($0.callee) || names.contains($0.owner) }
            if !own.isEmpty { return own }
        }
        let labelled = fitting.filter { $0.kind == .label }
        let named = labelled.isEmpty ? fitting : labelled
        let callee = call.callee.range
        let outline = app.files[file].outline
        let last = outline.tokens.firstIndex(from: callee.upperBound) - 1
        guard last > 0, outline.tokens[last - 1].kind == .period else { return named }
        guard let owner = owner(of: last, in: file) else { return named }
        let names = lineage(of: owner)
        let own = named.filter { names.contains($0.owner) }
        return own.isEmpty ? named : own
    }

    private func enclosing(_ offset: Int, _ file: Int) -> Set<String> {
        guard let type = app.files[file].outline.declarations(around: offset).last(where: \.kind.hasMembers) else {
            return []
        }
        return lineage(of: TypeText.bare(of: type.name))
    }
}

extension Outline {
    /// Whether a member is part of a key path: `\.routing.movies`.
    fileprivate func isInKeyPath(_ token: Int) -> Bool {
        var index = token - 1
        while index > 0,
            tokens[index].kind == .period || tokens[index].kind == .identifier && !tokens[index].keyword.isReserved
        {
            index -= 1
        }
        return tokens[max(index, 0)].kind == .backslash
    }

    /// The first token of the expression before the period of a member; the period's own index plus one for an implicit member.
    fileprivate func startOfBase(of token: Int) -> Int {
        var index = token - 2
        var start = token - 1
        while index >= 0 {
            let current = tokens[index]
            switch current.kind {
            case .rightParenthesis, .rightSquare, .rightBrace:
                guard let match = current.match else { return start }
                index = match
                start = index
                index -= 1
                if index >= 0, tokens[index].kind == .identifier, !tokens[index].keyword.isReserved { continue }
                if index >= 0, [.rightParenthesis, .rightSquare].contains(tokens[index].kind) { continue }
            case .postfixQuestion, .exclamation:
                start = index
                index -= 1
                continue
            case .identifier, .dollarIdentifier:
                let isValue = !current.keyword.isReserved || [.self, .super, .capitalSelf].contains(current.keyword)
                guard isValue else { return start }
                start = index
                index -= 1
            default: return start
            }
            guard index >= 0, tokens[index].kind == .period else { return start }
            start = index
            index -= 1
        }
        return start
    }
}
