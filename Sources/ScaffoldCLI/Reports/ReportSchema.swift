import BuiltInStyles
import YAMLReader

/// The JSON Schema of what a command writes with `--json`, from its shape in `Templates/schema/reports.yml`.
struct ReportSchema {
    private static let texts = BuiltInStyles.yaml("schema/reports.yml")

    /// The reports of commands that have none of their own, by the commands' names.
    static let further = Dictionary(
        uniqueKeysWithValues: (texts?["also"]?.entries ?? []).map { ($0.key.text ?? "", $0.value.text ?? "") }
    )

    /// The names of the reports, and of commands that have one of them.
    static let names = ["reports", "also"].flatMap { texts?[$0]?.entries ?? [] }.compactMap(\.key.text)

    /// The types that a shape may name.
    private static let types = ["string", "integer", "boolean", "object", "null"]

    let name: String

    var json: YAMLValue {
        guard let shape = Self.texts?["reports"]?[Self.further[name] ?? name], let members = Self.schema(shape).members
        else {
            return [:]
        }
        let shapes = (Self.texts?["shapes"]?.entries ?? []).map { entry in
            YAMLMember(entry.key.text ?? "", Self.schema(entry.value))
        }
        let head: [YAMLMember] = [
            YAMLMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
            YAMLMember("title", .string("\(name) of scaffold, with --json")),
        ]
        return .object(head + members + [YAMLMember("$defs", .object(shapes))])
    }

    /// The schema of a shape.
    static func schema(_ shape: YAMLNode) -> YAMLValue {
        if let items = shape.sequence { return ["type": "array", "items": items.first.map(schema) ?? [:]] }
        guard let entries = shape.entries else { return schema(ofText: shape.text ?? "") }
        if let any = shape["*"] { return ["type": "object", "additionalProperties": schema(any)] }
        let keys = entries.map { $0.key.text ?? "" }
        let names = keys.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        let required = keys.filter { !$0.hasSuffix("?") }.map(YAMLValue.string)
        return .members([
            "type": "object",
            "properties": .object(zip(names, entries).map { YAMLMember($0, schema($1.value)) }),
            "required": .list(required),
            "additionalProperties": false,
        ])
    }

    /// The schema of a type, a shape by its name, or one of several; of words that are none of these, the words.
    private static func schema(ofText text: String) -> YAMLValue {
        let words = text.split(separator: "|").map(String.init)
        let known = words.compactMap { word -> YAMLValue? in
            if types.contains(word) { return ["type": .string(word)] }
            return texts?["shapes"]?[word] == nil ? Optional.none : ["$ref": .string("#/$defs/\(word)")]
        }
        guard known.count == words.count else { return ["enum": .array(words.map(YAMLValue.string))] }
        return known.count == 1 ? known[0] : ["anyOf": .array(known)]
    }
}
