import SwiftOutline

// The routes that parsers arrive at.
extension LinkReader {
    mutating func leaf(_ expression: Expression, _ range: Range<Int>, _ frame: Frame) -> LinkLeaf? {
        let inner = Self.unwrapped(expression, range)
        guard let found = innermost(inner.expression, expected: frame.result, frame.scope) else { return nil }
        return LinkLeaf(
            number: nextNumber(),
            text: frame.scope.outline.line(inner.range),
            owner: found.owner,
            name: found.name,
            values: found.values,
            function: Self.name(of: frame.function.declaration),
            file: frame.scope.file,
            range: range
        )
    }

    /// What a function without a result does in one of its branches.
    mutating func action(_ statements: [Statement], in frame: Frame) -> LinkStep? {
        let outline = frame.scope.outline
        for statement in statements.reversed() {
            let isAssignment = statement.code.assignments.contains { $0.range == statement.range }
            let isCall = statement.code.calls.contains { $0.range == statement.range }
            guard isAssignment || isCall else { continue }
            let expression = frame.scope.expression(statement.range)
            var values: [(label: String, value: LinkValue)] = []
            if case .call(_, let arguments) = expression {
                values = arguments.map { ($0.label ?? "", frame.scope.value($0.value)) }
            }
            let leaf = LinkLeaf(
                number: nextNumber(),
                text: outline.line(statement.range),
                owner: nil,
                name: outline.line(statement.range),
                values: values,
                isAction: true,
                function: Self.name(of: frame.function.declaration),
                file: frame.scope.file,
                range: statement.range
            )
            return .route(leaf)
        }
        return nil
    }

    /// `FavoritesRoute.parse(_:query:)`
    static func name(of function: Declaration) -> String {
        let owner = function.parent.map { TypeName.bare(of: $0.name) + "." } ?? ""
        return owner + function.fullName
    }

    /// The `.detail` of `.success(.detail)`.
    private static func unwrapped(_ expression: Expression, _ range: Range<Int>) -> (
        expression: Expression, range: Range<Int>
    ) {
        guard case .call(let callee, let arguments) = expression, arguments.count == 1,
            ["success", "some", "init"].contains(callee.path?.last ?? ""),
            arguments[0].label == nil
        else { return (expression, range) }
        return unwrapped(arguments[0].value, arguments[0].range)
    }

    private struct Innermost {
        var owner: String?
        var name: String
        var values: [(label: String, value: LinkValue)]
    }

    /// The case that the route ends in: the `detail` of `.favorites(.detail(itemId: …))`.
    private mutating func innermost(_ expression: Expression, expected: String?, _ scope: LinkScope) -> Innermost? {
        let (callee, arguments): (Expression, [Expression.Argument]) =
            if case .call(let callee, let arguments) = expression { (callee, arguments) } else { (expression, []) }
        guard let path = callee.path, let name = path.last, !name.isEmpty else { return nil }
        let stated = path.count > 1 && !path[path.count - 2].isEmpty ? path[path.count - 2] : nil
        let owner = stated.flatMap { index.type($0) == nil ? nil : $0 } ?? (stated == nil ? expected : nil)
        let declared: [Carried]? = if let owner { parameters(of: name, in: owner) } else { nil }
        guard let declared, let owner else {
            let values = arguments.map { ($0.label ?? "", scope.value($0.value)) }
            return Innermost(owner: nil, name: path.filter { !$0.isEmpty }.joined(separator: "."), values: values)
        }
        if arguments.count == 1, arguments[0].label == nil, let inner = declared.first?.type,
            index.type(inner)?.kind == .enum, let found = innermost(arguments[0].value, expected: inner, scope),
            found.owner != nil
        {
            return found
        }
        var values: [(label: String, value: LinkValue)] = []
        for (position, argument) in arguments.enumerated() {
            let label = argument.label ?? (declared.indices.contains(position) ? declared[position].name : "")
            values.append((label, scope.value(argument.value)))
        }
        return Innermost(owner: owner, name: name, values: values)
    }

    /// The values that a case of an enumeration carries; `nil` where it has no such case.
    private mutating func parameters(of name: String, in type: String) -> [Carried]? {
        if let known = choices[type] { return known[name] }
        guard let found = index.type(type), found.kind == .enum else { return nil }
        // Read once for all routes: the app's own has a case for every feature.
        var choices: [String: [Carried]] = [:]
        for place in found.members where Self.isChoice(place.declaration, of: type) {
            let name = place.declaration.name
            guard choices[name] == nil else { continue }
            choices[name] = place.declaration.parameters.map {
                Carried(name: $0.name, type: SwiftText.typeName($0.type.text))
            }
        }
        self.choices[type] = choices
        return choices[name]
    }

    /// Whether `.name` may stand for it: a case, or a function or property of the type that makes one.
    private static func isChoice(_ declaration: Declaration, of type: String) -> Bool {
        guard declaration.kind != .case else { return true }
        return declaration.hasModifier("static") && [type, "Self"].contains(declaration.type?.text ?? "")
    }
}
