import YAMLReader

/// YAML values for writing schemas.
extension YAMLValue {
    /// A scalar or null; null counts as absent.
    static let optionalText: YAMLValue = ["type": ["string", "number", "boolean", "null"]]

    /// A reference to a definition in `$defs`.
    static func reference(_ name: String) -> YAMLValue {
        ["$ref": .string("#/$defs/\(name)")]
    }

    /// A schema with a description, which editors show.
    static func described(_ description: String, _ schema: YAMLValue) -> YAMLValue {
        .object([YAMLMember("description", .string(description))] + schema.members)
    }

    /// An array or object with keywords, or null, because a key without a value counts as absent.
    static func optional(_ type: String, _ keywords: YAMLValue) -> YAMLValue {
        .object([YAMLMember("type", [.string(type), "null"])] + keywords.members)
    }

    static func either(_ schemas: YAMLValue...) -> YAMLValue {
        ["anyOf": .array(schemas)]
    }

    /// An object with only these keys.
    static func mapping(_ properties: YAMLValue, required: [String]) -> YAMLValue {
        [
            "type": "object", "properties": properties, "required": .array(required.map(YAMLValue.string)),
            "additionalProperties": false,
        ]
    }

    /// A scalar in the language of the flags.
    static func language(_ pattern: String, examples: [String]) -> YAMLValue {
        [
            "$ref": "#/$defs/text", "pattern": .string(pattern),
            "examples": .array(examples.map(YAMLValue.string)),
        ]
    }

    /// One of the cases of an enumeration, or null.
    static func choice<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> YAMLValue {
        ["enum": .array(Choice.allCases.map { .string($0.rawValue) } + [nil])]
    }

    /// The members of an object; empty for any other value.
    var members: [YAMLMember] {
        if case .object(let members) = self { members } else { [] }
    }
}
