import SwiftOutline

/// A statement that changes a list of components: `components.removeFirst()`, `components.insert(host, at: 0)`.
struct LinkMutation {
    private let name: String
    private let value: LinkValue

    init?(_ statement: Statement, in scope: LinkScope) {
        if let assignment = statement.code.assignments.first, assignment.range == statement.range {
            let name = assignment.target.text
            guard scope.values[name] != nil, assignment.operator == "=" else { return nil }
            self.name = name
            value = scope.value(assignment.value.range)
            return
        }
        guard case .call(.member(.name(let name), let method), let arguments) = scope.expression(statement.range),
            case .list(var list) = scope.values[name]
        else { return nil }
        switch method {
        case "removeFirst":
            let count = arguments.first.map { scope.value($0.value) } ?? .number(1)
            guard case .number(let number) = count, number >= 0 else { return nil }
            list.dropped += number
        case "removeAll": list.hasSlash = false
        case "insert":
            guard let value = arguments.first.map({ scope.value($0.value) }), value.origin == .host,
                let whole = list.withHost
            else { return nil }
            list = whole
        default: return nil
        }
        self.name = name
        value = .list(list)
    }

    func apply(to scope: inout LinkScope) {
        scope.bind(name, to: value)
    }
}
