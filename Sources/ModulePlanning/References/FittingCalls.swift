import AppModel
import Diagnostics
import SwiftOutline

/// Checks that each call of an initialiser, function, enum case or static member of the app's types fits a declaration.
struct FittingCalls {
    let scope: CodeScope
    private var outline: Outline { scope.changed.outline }

    var problems: [Problem] {
        let code = scope.changed.code
        let patterns = code.switches.flatMap(\.cases).map(\.labelRange)
        // A closure or a local property returns for itself.
        let own = code.closures.map(\.range) + code.declarations.map(\.range)
        return calls.filter { call in !patterns.contains { $0.contains(call.range.lowerBound) } }.flatMap(problems)
            + members + code.assignments.compactMap(problem)
            + scope.changed.outline.allDeclarations.flatMap(problems)
            + code.blocks.flatMap { returned(in: $0, besides: own) }
    }

    private var calls: [Call] {
        scope.changed.code.calls.filter { call in
            let end = call.argumentsRange?.upperBound ?? call.callee.range.upperBound
            return scope.changed.isAdded(call.range.lowerBound..<max(end, call.range.lowerBound)) && !isPattern(call)
        }
    }

    /// Whether the call is the pattern of an `if case`.
    private func isPattern(_ call: Call) -> Bool {
        let first = outline.tokens.firstIndex(from: call.range.lowerBound)
        return first > 0 && [.case, .let, .var].contains(outline.tokens[first - 1].keyword)
    }

    // MARK: - Calls

    private func problems(of call: Call) -> [Problem] {
        guard let callee = scope.callee(of: call), callee.signatures.isComplete else { return [] }
        let shape = CallShape(call)
        let fitting = callee.signatures.fitting(shape)
        guard let first = fitting.first else {
            let mark = scope.changed.mark(call.callee.range.upperBound - callee.name.utf8.count)
            return [misfit(of: shape, callee, at: mark)]
        }
        guard fitting.count == 1, let slots = first.slots(for: shape), let part = first.part else { return [] }
        return zip(call.arguments, slots).compactMap { argument, slot in
            slot.isVariadic ? nil : problem(in: argument.value.range, as: slot.type, from: Viewpoint(part))
        }
    }

    private func misfit(of shape: CallShape, _ callee: CodeScope.Callee, at mark: SourceMark) -> Problem {
        let (name, type) = (callee.name, callee.type)
        let isInitializer = name == "init" || name == type.name
        let known = callee.signatures.all.filter { $0.part != nil }
        guard let nearest = known.first, let part = nearest.part else {
            guard !isInitializer else {
                return Problem(
                    "\(type.text) (\(type.mark)) has no initialiser that fits \"\(name)\(shape.text)\"",
                    at: mark,
                    hint: "call what the type has"
                )
            }
            return missing(name, in: type, at: mark)
        }
        return Problem(
            "\"\(name)\(shape.text)\" does not fit \"\(name)\(nearest.text)\" of \(type.text) (\(part.mark))",
            at: mark,
            hint: "give it the labels of the declaration, or the declaration a default"
        )
    }

    private func missing(_ name: String, in type: KnownType, at mark: SourceMark) -> Problem {
        let names = type.lineage.parts.flatMap(\.declaration.members).map(\.name)
        return Problem(
            "\(type.text) (\(type.mark)) has no member \"\(name)\"",
            at: mark,
            hint: Suggestion(among: Set(names)).hint(for: name) ?? "add it to the type"
        )
    }

    // MARK: - Members

    /// Properties, and cases without arguments: `AppTab.favorites`, `container.favorites`.
    private var members: [Problem] {
        let tokens = outline.tokens
        return tokens.indices.dropFirst().dropLast(2).compactMap { index in
            let token = tokens[index]
            guard token.kind == .identifier, tokens[index + 1].kind == .period, tokens[index + 2].kind == .identifier,
                tokens[index - 1].kind != .period, tokens[index + 3].kind != .leftParenthesis,
                scope.changed.isAdded(tokens[index + 2].range)
            else { return nil }
            let place = scope.changed.viewpoint(at: token.start)
            let name = outline.name(tokens[index + 2])
            // A wrapper's projection or storage.
            guard !name.hasPrefix("$"), !name.hasPrefix("_") else { return nil }
            guard let typed = scope.value(of: .name(outline.name(token)), at: place) else { return nil }
            return member(name, of: typed, at: scope.changed.mark(tokens[index + 2].start))
        }
    }

    private func member(_ name: String, of base: CodeScope.Typed, at mark: SourceMark) -> Problem? {
        let type = base.type
        guard type.isClosed, !ForeignTypes.commonMembers.contains(name), type.members(named: name).isEmpty,
            !base.isType || type.kind != .protocol
        else { return nil }
        return missing(name, in: type, at: mark)
    }

    // MARK: - Values of known types

    /// The value of a variable with a type.
    private func problems(of declaration: Declaration) -> [Problem] {
        guard let type = declaration.type?.text, let value = declaration.initialValue,
            scope.changed.isAdded(value.range)
        else { return [] }
        let place = scope.changed.viewpoint(at: declaration.range.lowerBound)
        return problem(in: value.range, as: type, from: place).map { [$0] } ?? []
    }

    /// The value that an assignment gives to a variable of another type.
    private func problem(of assignment: Assignment) -> Problem? {
        let range = assignment.target.range
        guard assignment.operator == "=", scope.changed.isAdded(assignment.range), !outline.hasCast(in: range),
            let wanted = scope.value(
                of: outline.expression(in: range),
                at: scope.changed.viewpoint(at: range.lowerBound)
            ),
            !wanted.isType
        else { return nil }
        return mismatch(of: assignment.value.range, as: wanted.type)
    }

    /// The values that the function or property around a block returns in it.
    ///
    /// - Parameter own: What returns for itself.
    private func returned(in block: Block, besides own: [Range<Int>]) -> [Problem] {
        guard block.statements.contains(where: { scope.changed.isAdded($0.range) }) else { return [] }
        let start = block.range.lowerBound
        let around = outline.declarations(around: start).last { $0.kind != .accessor }
        guard let around, let type = around.type?.text, [.func, .var, .subscript].contains(around.kind),
            case let outer = around.range.lowerBound,
            !own.contains(where: { outer < $0.lowerBound && $0.contains(start) })
        else { return [] }
        let place = scope.changed.viewpoint(at: around.range.lowerBound)
        return block.statements.compactMap { statement in
            let range = statement.range
            if statement.keyword == .return {
                let value = outline.tokens[outline.tokens.firstIndex(from: range.lowerBound) + 1].start
                return value < range.upperBound ? problem(in: value..<range.upperBound, as: type, from: place) : nil
            }
            let isWhole = block.statements.count == 1 && around.bodyRange?.lowerBound == start
            return isWhole && statement.keyword == .none ? problem(in: range, as: type, from: place) : nil
        }
    }

    /// What is wrong with a value of one of the app's classes or structures where one of another is asked for.
    private func mismatch(of range: Range<Int>, as wanted: KnownType) -> Problem? {
        let place = scope.changed.viewpoint(at: range.lowerBound)
        guard scope.changed.isAdded(range), !outline.hasCast(in: range),
            let own = scope.value(of: outline.expression(in: range), at: place), !own.isType
        else { return nil }
        return mismatch(of: own.type, as: wanted, at: range)
    }

    private func mismatch(of own: KnownType, as wanted: KnownType, at range: Range<Int>) -> Problem? {
        let kinds = [DeclarationKind.class, .struct, .enum]
        guard kinds.contains(wanted.kind), kinds.contains(own.kind),
            !own.lineage.parts.contains(where: { $0.declaration.name == wanted.name })
        else { return nil }
        return Problem(
            "a value of \(own.text) (\(own.mark)) is none of \(wanted.text) (\(wanted.mark))",
            at: scope.changed.mark(range.lowerBound),
            hint: "use one of the type"
        )
    }

    /// What is wrong with a value of a generic type that is made for another of the app's types: `Store<Movies>` as a `Store<Songs>`.
    private func mismatch(of range: Range<Int>, as text: String, from place: Viewpoint) -> Problem? {
        let wanted = TypeText(text)
        guard let name = wanted.path, wanted.core.contains("<"), scope.changed.isAdded(range),
            let (stated, origin) = scope.typeText(of: range), case let own = TypeText(stated), own.path == name
        else { return nil }
        let items = [own, wanted].map { GenericArguments.items(in: $0.core.drop { $0 != "<" }) }
        guard items[0].count == items[1].count else { return nil }
        for (argument, parameter) in zip(items[0], items[1]) {
            guard let argument = scope.type(argument, from: origin)?.type,
                let parameter = scope.type(parameter, from: place)?.type
            else { continue }
            if let problem = mismatch(of: argument, as: parameter, at: range) { return problem }
        }
        return nil
    }

    /// What is wrong with a value such as `.default` or `.failed(message)`, which its type must declare, or with one of another type.
    private func problem(in range: Range<Int>, as text: String, from place: Viewpoint) -> Problem? {
        guard outline.source.bytes(in: range).first == UInt8(ascii: ".") else {
            return scope.type(text, from: place).flatMap { mismatch(of: range, as: $0.type) }
                ?? mismatch(of: range, as: text, from: place)
        }
        guard scope.changed.isAdded(range), !outline.hasCast(in: range), let typed = scope.type(text, from: place)
        else { return nil }
        switch outline.expression(in: range) {
        case .implicitMember(let name):
            var type = typed
            type.isType = true
            return member(name, of: type, at: scope.changed.mark(range.lowerBound + 1))
        case .call(.implicitMember(let name), let arguments):
            let callee = CodeScope.Callee(name, of: typed.type)
            let shape = CallShape(labels: arguments.map(\.label))
            guard callee.signatures.isComplete, callee.signatures.fitting(shape).isEmpty,
                !arguments.contains(where: { if case .closure = $0.value { true } else { false } })
            else { return nil }
            return misfit(of: shape, callee, at: scope.changed.mark(range.lowerBound + 1))
        default: return nil
        }
    }
}
