import YAMLReader

/// Words to write schemas with.
extension YAMLValue {
    /// A scalar or nothing, which counts as not given.
    static let optionalText: YAMLValue = ["type": ["string", "number", "boolean", "null"]]

    /// What `$defs` has under a name.
    static func reference(_ name: String) -> YAMLValue {
        ["$ref": .string("#/$defs/\(name)")]
    }

    /// A schema with the text that editors show for it.
    static func described(_ description: String, _ schema: YAMLValue) -> YAMLValue {
        .object([YAMLMember("description", .string(description))] + schema.members)
    }

    /// An array or object with some keywords; or null, as a key with nothing after it counts as not given.
    static func optional(_ type: String, _ keywords: YAMLValue) -> YAMLValue {
        .object([YAMLMember("type", [.string(type), "null"])] + keywords.members)
    }

    static func either(_ schemas: YAMLValue...) -> YAMLValue {
        ["anyOf": .array(schemas)]
    }

    /// An object that may have these keys and no others.
    static func mapping(_ properties: YAMLValue, required: [String]) -> YAMLValue {
        [
            "type": "object", "properties": properties, "required": .array(required.map(YAMLValue.string)),
            "additionalProperties": false,
        ]
    }

    /// A scalar that is read by the small language of the flags.
    static func language(_ pattern: String, examples: [String]) -> YAMLValue {
        [
            "$ref": "#/$defs/text", "pattern": .string(pattern),
            "examples": .array(examples.map(YAMLValue.string)),
        ]
    }

    /// One of a number of words, or nothing.
    static func choice<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> YAMLValue {
        ["enum": .array(Choice.allCases.map { .string($0.rawValue) } + [nil])]
    }

    /// The members of an object; none of anything else.
    var members: [YAMLMember] {
        if case .object(let members) = self { members } else { [] }
    }
}
