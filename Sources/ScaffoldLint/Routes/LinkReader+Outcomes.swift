import AppModel
import SwiftOutline

// The results of a parser: a route, nothing, or the result of another parser.
extension LinkReader {
    /// The steps of a returned expression.
    mutating func outcome(_ range: Range<Int>, _ frame: inout Frame) -> [LinkStep] {
        let outline = frame.scope.outline
        let tokens = outline.tokens.indices(in: range)
        if let question = outline.firstToken(.infixQuestion, in: tokens) {
            return conditional(tokens, question, &frame)
        }
        let replacing = outline.firstToken(in: tokens) { $0.kind == .binaryOperator && outline.text($0) == "??" }
        if let replacing { return either(tokens, replacing, &frame) }
        let expression = frame.scope.expression(range)
        if Self.isRefusal(expression) { return [.refuse] }
        if case .name(let name) = expression, let pending = frame.pending[name] {
            // `var request = request` names the outer one.
            var outer = frame
            outer.pending[name] = nil
            return outcome(pending, &outer)
        }
        if let parsed = parsed(range, frame) { return [.attempt(parsed), .refuse] }
        if let mapped = mapped(expression, frame) { return mapped }
        guard let target = target(expression, range, frame) else { return [.refuse] }
        return [.route(target)]
    }

    /// `condition ? first : second`
    private mutating func conditional(_ tokens: Range<Int>, _ question: Int, _ frame: inout Frame) -> [LinkStep] {
        let outline = frame.scope.outline
        let rest = (question + 1)..<tokens.upperBound
        guard let colon = outline.firstToken(.colon, in: rest) else { return [.refuse] }
        let head = outline.bytes(ofTokens: tokens.lowerBound..<question)
        let tests = LinkConditions(scope: frame.scope).tests(frame.scope.expression(head), head)
        let first = outcome(outline.bytes(ofTokens: rest.lowerBound..<colon), &frame)
        let second = outcome(outline.bytes(ofTokens: (colon + 1)..<tokens.upperBound), &frame)
        return [.choose([LinkBranch(tests: tests, steps: first), LinkBranch(tests: [[]], steps: second)])]
    }

    /// `FirstParser.parse(url) ?? SecondParser.parse(url)`
    private mutating func either(_ tokens: Range<Int>, _ operand: Int, _ frame: inout Frame) -> [LinkStep] {
        let outline = frame.scope.outline
        let first = outcome(outline.bytes(ofTokens: tokens.lowerBound..<operand), &frame)
        return [.attempt(first)] + outcome(outline.bytes(ofTokens: (operand + 1)..<tokens.upperBound), &frame)
    }

    private static func isRefusal(_ expression: Expression) -> Bool {
        switch expression {
        case .nil, .boolean(false), .implicitMember("none"), .tuple([]): true
        case .call(let callee, _): callee.path?.last == "failure"
        default: false
        }
    }

    /// `UUID(uuidString: components[1]).map { .detail(id: $0) }`
    private mutating func mapped(_ expression: Expression, _ frame: Frame) -> [LinkStep]? {
        guard case .call(.member(let base, let method), let arguments) = expression,
            ["map", "flatMap"].contains(method), case .closure(let range) = arguments.first?.value
        else { return nil }
        let value = frame.scope.value(base)
        let outline = frame.scope.outline
        var tokens = outline.tokens.indices(in: range).dropFirst().dropLast()
        guard value.dependsOnURL, let first = tokens.first else { return nil }
        var inner = frame
        inner.scope.values["$0"] = value
        if let word = tokens.first(where: { outline.tokens[$0].keyword == .in }) {
            inner.scope.values[outline.text(outline.tokens[first])] = value
            tokens = tokens[(word + 1)...]
        }
        let steps = outcome(outline.bytes(ofTokens: tokens.startIndex..<tokens.endIndex), &inner)
        return [.choose([LinkBranch(tests: [[.exists(value)]], steps: steps)]), .refuse]
    }

    // MARK: - Other parsers

    /// The steps of the parser that an expression calls; `nil` if it calls none, or one without routes.
    mutating func parsed(_ range: Range<Int>, _ frame: Frame) -> [LinkStep]? {
        parsed(frame.scope.expression(range), frame)
    }

    private mutating func parsed(_ expression: Expression, _ frame: Frame) -> [LinkStep]? {
        guard case .call(let callee, let arguments) = expression else {
            if case .member(let base, _) = expression { return parsed(base, frame) }
            return nil
        }
        if let steps = listed(callee, arguments, frame) { return steps }
        if let steps = passedOn(callee, arguments, frame) { return steps }
        if let function = function(callee, arguments, frame) {
            let found = steps(of: function, given: values(of: function, arguments, in: frame.scope))
            if found.contains(where: { $0.mayEnd(in: .route) }) {
                inlined.insert(function.site)
                return found
            }
        }
        if case .member(let base, _) = callee, let steps = parsed(base, frame) { return steps }
        for argument in arguments {
            if let steps = parsed(argument.value, frame) { return steps }
        }
        return nil
    }

    /// `DeepLink(url).flatMap(Route.parseOrders)`
    private mutating func passedOn(_ callee: Expression, _ arguments: [Expression.Argument], _ frame: Frame)
        -> [LinkStep]?
    {
        guard case .member(let base, let method) = callee, ["map", "flatMap"].contains(method),
            let function = arguments.first?.value, function.path != nil
        else { return nil }
        return parsed(.call(function, [Expression.Argument(nil, base, at: 0..<0)]), frame)
    }

    /// `parsers.lazy.compactMap { $0.parse(url) }.first`
    private mutating func listed(_ callee: Expression, _ arguments: [Expression.Argument], _ frame: Frame)
        -> [LinkStep]?
    {
        guard case .member(let base, let method) = callee, ["compactMap", "firstNonNil", "first"].contains(method),
            case .closure(let range) = arguments.first?.value
        else { return nil }
        var list = base
        if case .member(let inner, "lazy") = base { list = inner }
        guard let types = listedTypes(list, frame) else { return nil }
        let outline = frame.scope.outline
        let inner = outline.tokens.indices(in: range).dropFirst().dropLast()
        let body = outline.bytes(ofTokens: inner.startIndex..<inner.endIndex)
        let found = types.compactMap { type -> LinkStep? in
            var each = frame
            each.types["$0"] = type
            return parsed(body, each).map(LinkStep.attempt)
        }
        return found.isEmpty ? nil : found
    }

    /// The function of the app that a call with a part of the URL calls; of several, the one whose parameters fit the values.
    mutating func function(_ callee: Expression, _ arguments: [Expression.Argument], _ frame: Frame) -> Place? {
        guard arguments.contains(where: { frame.scope.value($0.value).dependsOnURL }) else { return nil }
        let shape = CallShape(labels: arguments.map(\.label))
        let found = functions(callee, frame).filter { part in
            part.declaration.isCallable && part.declaration.bodyRange != nil && Signature(part).slots(for: shape) != nil
        }
        let fitting = found.first { part in
            zip(Signature(part).slots(for: shape) ?? [], arguments).allSatisfy { slot, argument in
                Self.suits(frame.scope.value(argument.value), slot.type)
            }
        }
        guard let part = fitting ?? found.first, let file = model.position(of: part.file.path.text) else { return nil }
        return Place(file: file, declaration: part.declaration)
    }

    /// The functions that a callee may name; those of the file where its base is not known.
    private mutating func functions(_ callee: Expression, _ frame: Frame) -> [DeclaredPart] {
        if case .member(.name(let base), let name) = callee, let type = frame.types[base] {
            return app.type(type, from: Viewpoint(frame.scope.part))?.members(named: name) ?? []
        }
        switch meaning(of: callee, frame) {
        case .value(let typed): return typed.isType ? typed.type.members(named: "init") : []
        case .members(let members, _): return members
        case .unknown:
            guard case .name(let name) = callee else { return [] }
            let file = frame.scope.part.file
            return file.outline.declarations.filter { $0.isNamed(name) }.map {
                DeclaredPart(file: file, declaration: $0)
            }
        }
    }

    /// Whether a parameter of a type takes a value.
    private static func suits(_ value: LinkValue, _ written: String) -> Bool {
        let (type, isList) = (TypeText.lastName(in: written), written.contains("["))
        return switch value {
        case .url(nil): type.hasPrefix("URL") || type.hasPrefix("NSURL")
        case .url(let owner?): type == owner
        case .list: isList || type.hasPrefix("Array")
        default: !isList
        }
    }

    /// The values of a function's parameters, by their names.
    func values(of function: Place, _ arguments: [Expression.Argument], in scope: LinkScope) -> [String: LinkValue] {
        let part = DeclaredPart(file: model.file(of: function), declaration: function.declaration)
        let slots = Signature(part).slots(for: CallShape(labels: arguments.map(\.label))) ?? []
        let pairs = zip(slots, arguments).map { ($0.name, scope.value($1.value)) }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
}
