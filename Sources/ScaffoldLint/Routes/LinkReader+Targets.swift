import SwiftOutline

// The targets of parsers.
extension LinkReader {
    /// The target of a returned expression.
    func target(_ expression: Expression, _ range: Range<Int>, _ frame: Frame) -> LinkTarget? {
        let inner = Self.unwrapped(expression, range)
        guard let found = innermost(inner.expression, expected: frame.result, frame.scope) else { return nil }
        return LinkTarget(
            text: frame.scope.outline.line(inner.range),
            owner: found.owner,
            name: found.name,
            values: found.values,
            function: Self.name(of: frame.function.declaration),
            file: frame.function.file,
            range: range
        )
    }

    /// The last action in a branch of a function without a result.
    func action(_ statements: [Statement], in frame: Frame) -> LinkStep? {
        let action = statements.last { statement in
            statement.code.assignments.contains { $0.range == statement.range }
                || statement.code.calls.contains { $0.range == statement.range }
        }
        guard let action else { return nil }
        let line = frame.scope.outline.line(action.range)
        var target = LinkTarget(
            text: line,
            name: line,
            values: [],
            isAction: true,
            function: Self.name(of: frame.function.declaration),
            file: frame.function.file,
            range: action.range
        )
        if case .call(_, let arguments) = frame.scope.expression(action.range) {
            target.values = arguments.map { ($0.label ?? "", frame.scope.value($0.value)) }
        }
        return .route(target)
    }

    /// `FavoritesRoute.parse(_:query:)`
    static func name(of function: Declaration) -> String {
        let owner = function.parent.map { TypeText.bare(of: $0.name) + "." } ?? ""
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

    private typealias Case = (owner: String?, name: String, values: [(label: String, value: LinkValue)])

    /// The case that the route ends in: the `detail` of `.favorites(.detail(itemId: …))`.
    private func innermost(_ expression: Expression, expected: String?, _ scope: LinkScope) -> Case? {
        let (callee, arguments): (Expression, [Expression.Argument]) =
            if case .call(let callee, let arguments) = expression { (callee, arguments) } else { (expression, []) }
        guard let path = callee.path, let name = path.last, !name.isEmpty else { return nil }
        let stated = path.dropLast().last.flatMap { $0.isEmpty ? nil : $0 }
        let owner = stated.map { model.type($0)?.name } ?? expected
        guard let owner, let declared = choice(name, of: owner)?.parameters else {
            let values = arguments.map { ($0.label ?? "", scope.value($0.value)) }
            return (nil, path.filter { !$0.isEmpty }.joined(separator: "."), values)
        }
        if arguments.count == 1, arguments[0].label == nil,
            let inner = declared.first.map({ TypeText.lastName(in: $0.type.text) }),
            model.type(inner)?.kind == .enum, let found = innermost(arguments[0].value, expected: inner, scope),
            found.owner != nil
        {
            return found
        }
        let values = arguments.enumerated().map { position, argument in
            let name = argument.label ?? (declared.indices.contains(position) ? declared[position].name : "")
            return (label: name, value: scope.value(argument.value))
        }
        return (owner, name, values)
    }

    /// The case of an enumeration, or a static function or property that makes one.
    private func choice(_ name: String, of type: String) -> Declaration? {
        guard let found = model.type(type), found.kind == .enum else { return nil }
        return found.members(named: name).map(\.declaration).first { declaration in
            declaration.kind == .case
                || declaration.hasModifier("static") && [type, "Self"].contains(declaration.type?.text ?? "")
        }
    }
}
