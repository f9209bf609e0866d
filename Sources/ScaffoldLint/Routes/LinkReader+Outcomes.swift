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
            let found = steps(of: function, given: Self.values(of: function.declaration, arguments, in: frame.scope))
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

    /// The function of the app that a call with a part of the URL calls.
    func function(_ callee: Expression, _ arguments: [Expression.Argument], _ frame: Frame) -> Place? {
        guard arguments.contains(where: { frame.scope.value($0.value).dependsOnURL }) else { return nil }
        switch callee {
        case .name(let name):
            if name.isCapitalized { return member("init", of: name, arguments, frame) }
            return frame.scope.owner.flatMap { member(name, of: $0, arguments, frame) }
                ?? global(name, arguments, frame)
        case .member(.name(let base), let name), .member(.member(.name("self"), let base), let name):
            return type(of: base, frame).flatMap { member(name, of: $0, arguments, frame) }
        case .member(.call(.name(let type), _), let name):
            return member(name, of: type, arguments, frame)
        case .member(.member(let base, let nested), let name):
            return base.path == nil ? nil : member(name, of: nested, arguments, frame)
        default:
            return nil
        }
    }

    /// The type of a name: the name itself, or the type of a local or a property.
    private func type(of name: String, _ frame: Frame) -> String? {
        if ["self", "Self"].contains(name) { return frame.scope.owner }
        if let type = frame.types[name] { return type }
        if model.type(name) != nil { return name }
        guard let owner = frame.scope.owner, let place = model.type(owner)?.members(named: name).first else {
            return nil
        }
        if let written = place.declaration.type?.text { return TypeText.lastName(in: written) }
        guard let initial = place.declaration.initialValue else { return nil }
        let scope = LinkScope(model: model, file: place.file, owner: owner)
        if case .call(.name(let type), _) = scope.expression(initial.range) { return type }
        return nil
    }

    /// A member with these labels; of several, the one whose parameters fit the values.
    private func member(_ name: String, of type: String, _ arguments: [Expression.Argument], _ frame: Frame) -> Place? {
        let found = (model.type(type)?.members(named: name) ?? []).filter { place in
            place.declaration.bodyRange != nil && Self.takes(place.declaration, name, arguments)
        }
        guard found.count > 1 else { return found.first }
        return found.first { place in
            (Self.matched(place.declaration, arguments) ?? []).allSatisfy { parameter, argument in
                Self.suits(frame.scope.value(argument.value), parameter.type.text)
            }
        } ?? found.first
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

    private func global(_ name: String, _ arguments: [Expression.Argument], _ frame: Frame) -> Place? {
        frame.scope.outline.declarations.first { Self.takes($0, name, arguments) }
            .map { Place(file: frame.scope.file, declaration: $0) }
    }

    /// Whether a function can be called with these labels.
    private static func takes(_ declaration: Declaration, _ name: String, _ arguments: [Expression.Argument]) -> Bool {
        [.func, .`init`].contains(declaration.kind) && declaration.name == name
            && matched(declaration, arguments) != nil
    }

    /// The parameters with their arguments; `nil` if the labels do not match.
    private static func matched(
        _ declaration: Declaration,
        _ arguments: [Expression.Argument]
    ) -> [(parameter: DeclaredParameter, argument: Expression.Argument)]? {
        var rest = arguments[...]
        var found: [(parameter: DeclaredParameter, argument: Expression.Argument)] = []
        for parameter in declaration.parameters {
            if let next = rest.first, next.label == parameter.argumentLabel {
                found.append((parameter, next))
                rest = rest.dropFirst()
            } else if parameter.defaultValue == nil {
                return nil
            }
        }
        return rest.isEmpty ? found : nil
    }

    /// The values of the parameters, by their names.
    static func values(of declaration: Declaration, _ arguments: [Expression.Argument], in scope: LinkScope)
        -> [String: LinkValue]
    {
        let pairs = (matched(declaration, arguments) ?? []).map { ($0.parameter.name, scope.value($0.argument.value)) }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
}
