import Foundation
import YAMLReader

/// Checks values against a JSON Schema: as much of draft 2020-12 as the published schemas use.
///
/// A keyword that it does not know is an error, so that no schema can lean on one that goes unchecked here.
struct SchemaEvaluator {
    /// A keyword or form that the evaluator does not know.
    struct Unknown: Error {
        let what: String
    }

    private static let annotations: Set = ["$schema", "$defs", "title", "description", "examples"]

    let root: YAMLValue

    /// Whether a value satisfies the schema.
    func accepts(_ value: YAMLValue) throws -> Bool {
        try accepts(value, by: root)
    }

    private func accepts(_ value: YAMLValue, by schema: YAMLValue) throws -> Bool {
        switch schema {
        case .bool(let all): return all
        case .dictionary(let keywords):
            return try keywords.allSatisfy { try accepts(value, keyword: $0.key, $0.value, in: schema) }
        default: throw Unknown(what: "a schema that is \(schema)")
        }
    }

    private func accepts(
        _ value: YAMLValue,
        keyword: String,
        _ argument: YAMLValue,
        in schema: YAMLValue
    ) throws -> Bool {
        switch (keyword, argument) {
        case ("$ref", .string(let reference)): return try accepts(value, by: definition(reference))
        case ("type", .string(let name)): return try isOf(type: name, value)
        case ("type", .array(let names)):
            return try names.contains { name in
                guard case .string(let name) = name else { throw Unknown(what: "type \(names)") }
                return try isOf(type: name, value)
            }
        case ("enum", .array(let values)): return values.contains(value)
        case ("anyOf", .array(let schemas)): return try schemas.contains { try accepts(value, by: $0) }
        case ("pattern", .string(let pattern)): return try matches(value, pattern)
        case ("items", _): return try value.items.allSatisfy { try accepts($0, by: argument) }
        case ("minItems", .int(let count)): return !value.isArray || value.items.count >= count
        case ("maxItems", .int(let count)): return value.items.count <= count
        case ("minProperties", .int(let count)): return !value.isObject || (value.members ?? []).count >= count
        case ("maxProperties", .int(let count)): return (value.members ?? []).count <= count
        case ("required", .array(let keys)): return keys.allSatisfy { !value.isObject || value.has($0) }
        case ("properties", _):
            return try (value.members ?? []).allSatisfy { member in
                try argument[member.key].map { try accepts(member.value, by: $0) } ?? true
            }
        case ("additionalProperties", _):
            let known = Set(schema["properties"]?.members?.map(\.key) ?? [])
            return try (value.members ?? []).allSatisfy { member in
                try known.contains(member.key) || accepts(member.value, by: argument)
            }
        case (let name, _) where Self.annotations.contains(name): return true
        default: throw Unknown(what: "keyword \(keyword): \(argument)")
        }
    }

    private func definition(_ reference: String) throws -> YAMLValue {
        let prefix = "#/$defs/"
        guard reference.hasPrefix(prefix), let found = root["$defs"]?[String(reference.dropFirst(prefix.count))] else {
            throw Unknown(what: "reference \(reference)")
        }
        return found
    }

    private func isOf(type: String, _ value: YAMLValue) throws -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("number", .int), ("number", .double), ("string", .string),
            ("array", .array), ("object", .dictionary):
            true
        case ("null", _), ("boolean", _), ("number", _), ("string", _), ("array", _), ("object", _): false
        default: throw Unknown(what: "type \(type)")
        }
    }

    private func matches(_ value: YAMLValue, _ pattern: String) throws -> Bool {
        guard case .string(let text) = value else { return true }
        let expression = try NSRegularExpression(pattern: pattern)
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

extension YAMLValue {
    fileprivate var items: [YAMLValue] {
        if case .array(let items) = self { items } else { [] }
    }

    fileprivate var isArray: Bool {
        if case .array = self { true } else { false }
    }

    fileprivate var isObject: Bool {
        if case .dictionary = self { true } else { false }
    }

    fileprivate func has(_ key: YAMLValue) -> Bool {
        (members ?? []).contains { .string($0.key) == key }
    }
}
