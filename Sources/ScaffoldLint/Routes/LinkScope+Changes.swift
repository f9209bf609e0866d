import SwiftOutline

extension LinkScope {
    /// Applies a statement that changes a value: `components.removeFirst()`, `components.insert(host, at: 0)`, `path = url.path`.
    ///
    /// - Returns: Whether the statement is one.
    mutating func apply(_ statement: Statement) -> Bool {
        if let assignment = statement.code.assignments.first, assignment.range == statement.range {
            let name = assignment.target.text
            guard values[name] != nil, assignment.operator == "=" else { return false }
            values[name] = value(assignment.value.range)
            return true
        }
        guard case .call(.member(.name(let name), let method), let arguments) = expression(statement.range),
            case .list(let list) = values[name], let changed = changed(list, method, arguments.first)
        else { return false }
        values[name] = .list(changed)
        return true
    }

    private func changed(_ list: LinkList, _ method: String, _ argument: Expression.Argument?) -> LinkList? {
        let given = argument.map { value($0.value) }
        var list = list
        switch (method, given ?? .number(1)) {
        case ("removeFirst", .number(let number)) where number >= 0: list.dropped += number
        case ("removeAll", _): list.hasSlash = false
        case ("insert", let value) where value.origin == .host: return list.withHost
        default: return nil
        }
        return list
    }
}
