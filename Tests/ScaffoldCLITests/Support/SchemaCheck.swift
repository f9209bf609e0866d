import YAMLReader

/// Holds a value to a JSON Schema of the tool's own; what the schema does not name is a problem, too.
struct SchemaCheck {
    private let root: YAMLValue

    init(_ schema: YAMLValue) { root = schema }

    func problems(in value: YAMLValue) -> [String] { problems(value, root, at: "") }

    private func problems(_ value: YAMLValue, _ schema: YAMLValue, at path: String) -> [String] {
        if case .string(let name) = schema["$ref"] {
            return problems(value, root["$defs"]?[String(name.dropFirst("#/$defs/".count))] ?? [:], at: path)
        }
        if case .array(let choices) = schema["anyOf"] {
            let all = choices.map { problems(value, $0, at: path) }
            return all.contains([]) ? [] : all.first ?? []
        }
        if case .array(let words) = schema["enum"] { return words.contains(value) ? [] : ["\(path): \(value)"] }
        switch (schema["type"], value) {
        case ("object", .dictionary): return problems(value.members ?? [], schema, at: path)
        case ("array", .array(let items)):
            return items.enumerated().flatMap { problems($1, schema["items"] ?? [:], at: "\(path)[\($0)]") }
        case ("string", .string), ("integer", .int), ("boolean", .bool), ("null", .null): return []
        default: return ["\(path): \(value) is not of \(schema)"]
        }
    }

    private func problems(_ members: [YAMLMember], _ schema: YAMLValue, at path: String) -> [String] {
        if let any = schema["additionalProperties"], any.members != nil {
            return members.flatMap { problems($0.value, any, at: "\(path).\($0.key)") }
        }
        // A shape that only says "object" is open.
        guard let properties = schema["properties"]?.members else { return [] }
        let required: [YAMLValue] = if case .array(let keys) = schema["required"] { keys } else { [] }
        let missing = required.filter { key in !members.contains { YAMLValue.string($0.key) == key } }
        return missing.map { "\(path) has no \($0)" }
            + members.flatMap { member in
                guard let known = properties.first(where: { $0.key == member.key }) else {
                    return ["\(path).\(member.key) is not in the schema"]
                }
                return problems(member.value, known.value, at: "\(path).\(member.key)")
            }
    }
}
