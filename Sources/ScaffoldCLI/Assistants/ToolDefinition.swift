import BuiltInStyles
import Diagnostics
import YAMLReader

/// A tool as `Templates/assistants/tools.yml` describes it.
struct ToolDefinition: Sendable {
    private static let texts = BuiltInStyles.yaml("assistants/tools.yml")

    /// What a model should know of all tools.
    static let instructions = texts?["instructions"]?.text ?? ""

    let name: String
    /// The command line's first command.
    let root: CommandPath
    private let text: YAMLNode
    private let paths: [CommandPath]
    /// The commands that it runs, some with the option that makes them the tool.
    var commands: Set<String> { Set(Self.list(text["commands"])) }

    /// The tools that run some of the commands below `root`.
    static func all(of root: any Command) -> [ToolDefinition] {
        let root = CommandPath(root: root)
        return (texts?["tools"]?.entries ?? []).map { entry in
            let paths = list(entry.value["commands"]).map { root.appending($0.parted(by: " ")[0]) ?? root }
            return ToolDefinition(name: entry.key.text ?? "", root: root, text: entry.value, paths: paths)
        }
    }

    /// The names of the inputs.
    var inputs: [String] { Self.list(text["takes"]) }

    /// The inputs without which the tool cannot run, each with those that may stand in its place: `name|spec`.
    var needed: [[String]] { Self.list(text["needs"]).map { $0.parted(by: "|") } }

    /// The tool as the protocol lists it.
    var json: YAMLValue {
        .members([
            "name": .string(name),
            "title": text["title"]?.value,
            "description": text["description"]?.value,
            "inputSchema": Self.object(
                inputs.map { YAMLMember($0, schema(of: $0)) },
                needed.filter { $0.count == 1 }.flatMap(\.self),
                dependent: inputs.compactMap { input in
                    base(of: input).map { YAMLMember(input, [.string($0)]) }
                }
            ),
            "outputSchema": outputSchema,
            "annotations": text["hints"]?.value,
        ])
    }

    /// The shape of the tool's output, with what any of them may have.
    private var outputSchema: YAMLValue {
        let shapes = [text["gives"], Self.texts?["gives"]].compactMap(\.self).map(ReportSchema.schema)
        let properties = shapes.flatMap { schema -> [YAMLMember] in
            schema["properties"]?.members ?? []
        }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }

    /// The input without which another means nothing.
    func base(of input: String) -> String? {
        (Self.texts?["with"]?[input]?.text).flatMap { inputs.contains($0) ? $0 : nil }
    }

    /// The switch of the tool's commands that an input stands for.
    func definition(of input: String) -> (any SwitchDefinition)? {
        paths.lazy.compactMap { path in path.command.switches.first { $0.name == input } }.first
    }

    /// The input that a problem of a command names as its source; a source that is none, such as a file, as it is.
    func input(of source: String) -> String {
        let stated = Self.list(Self.texts?["sources"]?[source])
        return inputs.first { stated.contains($0) || definition(of: $0)?.spelling == source } ?? source
    }

    private func schema(of input: String) -> YAMLValue {
        if let own = Self.texts?["inputs"]?[input] { return own.value }
        let help = paths.lazy.map { $0.texts.help(on: input) }.first { !$0.isEmpty } ?? ""
        return .members([
            "type": .string(type(of: input)),
            "items": type(of: input) == "array" ? ["type": "string"] : nil,
            "enum": .list((definition(of: input)?.option?.kind.allowed ?? []).map(YAMLValue.string)),
            "description": .string(spoken(help)),
        ])
    }

    /// The type of an input, as schemas name it.
    func type(of input: String) -> String {
        if let own = Self.texts?["inputs"]?[input] { return own["type"]?.text ?? "" }
        guard let definition = definition(of: input) else { return "string" }
        guard let option = definition.option else { return "boolean" }
        return option.isList ? "array" : "string"
    }

    private static func object(
        _ properties: [YAMLMember],
        _ required: [String],
        dependent: [YAMLMember]
    ) -> YAMLValue {
        .members([
            "type": "object", "properties": .object(properties), "required": .list(required.map(YAMLValue.string)),
            "dependentRequired": dependent.isEmpty ? nil : .object(dependent),
            "additionalProperties": false,
        ])
    }

    private static func list(_ node: YAMLNode?) -> [String] { node?.sequence?.compactMap(\.text) ?? [] }
}
