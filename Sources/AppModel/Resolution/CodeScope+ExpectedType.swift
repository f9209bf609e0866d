import Diagnostics
import SwiftOutline

extension CodeScope {
    /// The type whose member a name is: of the base before it, of the place that asks for an implicit member, or around the name.
    ///
    /// - Parameter index: The index of the name's token.
    package func owner(ofName index: Int) -> KnownType? {
        let outline = changed.outline
        let token = outline.tokens[index]
        guard index > 0, outline.tokens[index - 1].kind == .period else {
            let meaning = meaning(of: .name(outline.name(token)), at: changed.viewpoint(at: token.start))
            if case .members(_, let base) = meaning { return base.type }
            return nil
        }
        let start = outline.startOfBase(of: index)
        guard start < index - 1 else {
            return outline.isInKeyPath(index) ? root(ofKeyPathAt: index - 2) : expectedType(at: index - 1)
        }
        if start == index - 2, outline.text(outline.tokens[start]) == "$0" {
            return firstParameter(ofClosureAround: outline.tokens[start].start)
        }
        return type(of: outline.bytes(ofTokens: start..<index - 1))
    }

    /// The type of the value in a range of bytes.
    private func type(of range: Range<Int>) -> KnownType? {
        guard !changed.outline.hasCast(in: range) else { return nil }
        return value(of: changed.outline.expression(in: range), at: changed.viewpoint(at: range.lowerBound))?.type
    }

    /// The name of the type that the place of an implicit member asks for, as its declaration spells it, whether the app declares the type
    /// or not.
    ///
    /// - Parameter index: The index of the name's token.
    package func expectedTypeName(ofName index: Int) -> String? {
        guard index > 0, changed.outline.startOfBase(of: index) == index - 1 else { return nil }
        return expectedText(at: index - 1)?.text
    }

    /// The type of the value that a place asks for: an argument's, a switch's, a variable's, the other side of a comparison.
    private func expectedType(at index: Int) -> KnownType? {
        let outline = changed.outline
        let offset = outline.tokens[index].start
        if let found = changed.code.switches.last(where: { $0.cases.contains { $0.labelRange.contains(offset) } }) {
            return self.type(of: found.subject.range) ?? enumeration(of: found)
        }
        if let expected = expectedText(at: index) { return type(expected.text, from: expected.place)?.type }
        guard index > 1, argument(where: { $0.lowerBound == offset }) == nil else { return nil }
        let before = outline.tokens[index - 1]
        guard before.kind == .equal || ["==", "!="].contains(outline.text(before)) else { return nil }
        return self.type(of: outline.bytes(ofTokens: outline.startOfBase(of: index)..<index - 1))
    }

    /// The type that is written where a place gets its value from: a parameter's, a function's, a variable's, a collection's elements'.
    func expectedText(at index: Int) -> (text: String, place: Viewpoint)? {
        let outline = changed.outline
        let offset = outline.tokens[index].start
        let place = changed.viewpoint(at: offset)
        if let (call, argument) = argument(where: { $0.lowerBound == offset }) {
            return parameter(of: call, argument) ?? element(for: argument, of: call).map { ($0, place) }
        }
        guard index > 1 else { return nil }
        let before = outline.tokens[index - 1]
        let list = outline.startOfList(around: index).map { outline.tokens[$0].start }
        let variables = before.kind == .equal || list != nil ? place.enclosing + changed.code.declarations : []
        if let list {
            let variable = variables.last { $0.initialValue?.range.lowerBound == list }
            return TypeText.element(of: variable?.type?.text).map { ($0, place) }
        }
        let declaration =
            before.keyword == .return
            ? outline.declaration(around: offset)
            : variables.last { $0.initialValue?.range.lowerBound == offset }
        return declaration?.type.map { ($0.text, place) }
    }

    /// The one enum that has all the cases which a switch names: the app's, or that of the type around the switch.
    private func enumeration(of found: Switch) -> KnownType? {
        let outline = changed.outline
        let names = found.cases.flatMap(\.items).compactMap { item in
            outline.firstToken(.period, in: outline.tokens.indices(in: item.range)).map { $0 + 1 }
        }
        .map { outline.name(outline.tokens[$0]) }
        let fitting = app.enums(with: names)
        if fitting.count == 1 { return fitting[0] }
        // Of the actions of several reducers, those of the one around the switch are meant.
        let around = outline.declarations(around: found.range.lowerBound).first { $0.kind.hasMembers }?.range
        let near = fitting.filter { type in
            type.parts.contains { part in
                part.file.path == changed.file.path && around?.contains(part.declaration.range.lowerBound) == true
            }
        }
        return near.count == 1 ? near[0] : nil
    }

    // MARK: - Arguments

    /// The innermost call with an argument whose bytes satisfy a condition.
    private func argument(where isWanted: (Range<Int>) -> Bool) -> (call: Call, index: Int)? {
        for call in changed.code.calls.reversed() {
            if let index = call.arguments.firstIndex(where: { isWanted($0.value.range) }) { return (call, index) }
        }
        return nil
    }

    /// The type of the parameter that an argument goes to, as its declaration spells it at its place, if all that the call may call
    /// agree.
    private func parameter(of call: Call, _ argument: Int) -> (text: String, place: Viewpoint)? {
        let shape = CallShape(call)
        let found = signatures(of: call).compactMap { signature -> (text: String, place: Viewpoint)? in
            guard let part = signature.part, let slot = signature.slots(for: shape)?[argument] else { return nil }
            return (slot.type, Viewpoint(part))
        }
        return Set(found.map(\.text)).count == 1 ? found[0] : nil
    }

    /// The signatures of what a call calls, or else of all initialisers or functions of its name.
    private func signatures(of call: Call) -> [Signature] {
        if let known = callee(of: call)?.signatures.all, !known.isEmpty { return known }
        let around = changed.outline.declaration(around: call.range.lowerBound)?.range
        let local = changed.code.declarations.filter { own in
            own.kind == .func && own.isLocal && own.isNamed(call.name) && around?.contains(own.range.lowerBound) == true
        }
        guard local.isEmpty else { return local.map { Signature(DeclaredPart(file: changed.file, declaration: $0)) } }
        let types = app.parts(named: call.name).filter(\.declaration.kind.isType)
        guard types.isEmpty else { return app.known(call.name, declaredBy: types).initializers(from: changed.file).all }
        return app.functions(named: call.name).map(Signature.init)
    }

    /// The functions of collections that take an element.
    private static let ofElements: Set = [
        "append", "insert", "contains", "firstIndex", "lastIndex", "remove", "update",
    ]

    /// The type of a collection's elements, for an argument of a function that takes one: `Tab` of `[Tab]` for `tabs.append(.movies)`.
    private func element(for argument: Int, of call: Call) -> String? {
        argument == 0 && Self.ofElements.contains(call.name) ? TypeText.element(of: receiverType(of: call)) : nil
    }

    /// The type whose members a key path without one leads to: `State` where a parameter is a `WritableKeyPath<State, Int>`.
    private func root(ofKeyPathAt index: Int) -> KnownType? {
        let offset = changed.outline.tokens[index].start
        guard let (call, argument) = argument(where: { $0.lowerBound == offset }),
            let (text, place) = parameter(of: call, argument), TypeText(text).path?.hasSuffix("KeyPath") == true
        else { return nil }
        let root = text.drop { $0 != "<" }.dropFirst().prefix { $0 != "," && $0 != ">" }
        return type(String(root).trimmingSpaces, from: place, in: call)
    }

    /// The type of `$0` in a closure that goes to a parameter such as `(Action) -> Child?`.
    private func firstParameter(ofClosureAround offset: Int) -> KnownType? {
        let closures = changed.code.closures.filter { $0.range.contains(offset) }
        guard let closure = closures.min(by: { $0.range.count < $1.range.count }),
            let (call, argument) = argument(where: { $0 == closure.range }),
            let (text, place) = parameter(of: call, argument)
        else { return nil }
        let first = text.drop { $0 != "(" }.dropFirst().prefix { $0 != "," && $0 != ")" }
        return type(String(first).trimmingSpaces, from: place, in: call)
    }

    /// The type that a parameter's text names, which may be a generic parameter of the type whose member a call calls.
    private func type(_ name: String, from place: Viewpoint, in call: Call) -> KnownType? {
        let offset = call.range.lowerBound
        let stated = [receiverType(of: call), changed.outline.declaration(around: offset)?.type?.text]
        for declaration in place.enclosing where declaration.kind.hasMembers {
            let part = DeclaredPart(file: place.file, declaration: declaration)
            let generic = app.type(of: part).declarations.first?.declaration ?? declaration
            for text in stated {
                // An alias has generic parameters of its own.
                guard let text, TypeText.bare(of: text) == TypeText.bare(of: generic.name),
                    let argument = GenericArguments(of: text, for: generic)[name]
                else { continue }
                return type(argument, from: changed.viewpoint(at: offset))?.type
            }
        }
        return type(name, from: place)?.type
    }

    /// The types that the type of a call's receiver names, one of which has the member that a key path without a type leads to: `Root`
    /// of a `StoreOf<Root>` for `store.scope(state: \.movies)`.
    ///
    /// - Parameter index: The index of the member's token.
    package func receivers(ofKeyPathTo index: Int) -> [KnownType] {
        let outline = changed.outline
        guard index > 1, outline.tokens[index - 2].kind == .backslash else { return [] }
        let offset = outline.tokens[index - 2].start
        guard let (call, _) = argument(where: { $0.lowerBound == offset }), let text = receiverType(of: call) else {
            return []
        }
        let arguments = text.drop { $0 != "<" }.split { "<>, ".contains($0) }
        return arguments.compactMap { type(String($0), from: changed.viewpoint(at: offset))?.type }
    }

    /// The stated type of the value whose function a call calls: `Store<AppState, AppAction>` for `store.scope(…)`.
    private func receiverType(of call: Call) -> String? {
        guard case .member(var base, _) = changed.outline.expression(in: call.callee.range) else { return nil }
        if case .name(let name) = base { base = .name(String(name.drop { $0 == "$" })) }
        return typeText(of: base, at: changed.viewpoint(at: call.range.lowerBound))?.text
    }
}

extension TypeText {
    /// The type of the elements of an array or a set.
    fileprivate static func element(of text: String?) -> String? {
        guard let text = text?.trimmingSpaces else { return nil }
        for (start, end) in [("[", "]"), ("Array<", ">"), ("Set<", ">")]
        where text.hasPrefix(start) && text.hasSuffix(end) {
            return String(text.dropFirst(start.count).dropLast())
        }
        return nil
    }
}

extension Outline {
    /// The bracket of the list of which the token begins an element.
    fileprivate func startOfList(around index: Int) -> Int? {
        guard [.leftSquare, .comma].contains(tokens[index - 1].kind) else { return nil }
        var position = index - 1
        while position >= 0 {
            let match = tokens[position].match
            if let match, match > position { return tokens[position].kind == .leftSquare ? position : nil }
            position = (match ?? position) - 1
        }
        return nil
    }

    /// The innermost declaration around a place that is no accessor.
    fileprivate func declaration(around offset: Int) -> Declaration? {
        declarations(around: offset).last { $0.kind != .accessor }
    }
}
