import Diagnostics
import YAMLReader

/// The arguments of a call, checked by the tool's definition.
struct ToolArguments {
    let tool: ToolDefinition
    private let members: [YAMLMember]

    init(_ arguments: YAMLValue, of tool: ToolDefinition) throws(Failure) {
        guard let members = arguments.members else { throw Failure("the arguments must be an object") }
        self.tool = tool
        self.members = members.filter { $0.value != .null }
        let problems =
            self.members.compactMap(problem)
            + tool.needed.filter { names in !self.members.contains { names.contains($0.key) } }.map { names in
                let list = names.map { "\"\($0)\"" }.joined(separator: " or ")
                return Problem("the argument \(list) is missing", at: SourceMark(source: names[0]))
            }
            + self.members.compactMap(lonely)
        guard problems.isEmpty else { throw Failure(Problems(problems)) }
        for name in ["module", "removed"] {
            guard let given = self[name], !SwiftIdentifier.isValid(given) else { continue }
            throw Failure("\"\(given)\" is no name of a module", at: SourceMark(source: name))
        }
    }

    /// The text of an argument.
    subscript(name: String) -> String? { members.first { $0.key == name }.flatMap { Self.texts($0.value)?.first } }

    func has(_ name: String) -> Bool { members.contains { $0.key == name && $0.value == true } }

    /// The arguments that are switches of the tool's commands, as words of a command line; the spec comes by standard input.
    var switches: [String] {
        members.flatMap { member -> [String] in
            guard let definition = tool.definition(of: member.key) else { return [] }
            if case .bool(let isOn) = member.value { return isOn ? [definition.spelling] : [] }
            if definition.name == ModuleOptions.spec.name { return ["\(definition.spelling)=-"] }
            return (Self.texts(member.value) ?? []).map { "\(definition.spelling)=\($0)" }
        }
    }

    private func problem(of member: YAMLMember) -> Problem? {
        let mark = SourceMark(source: member.key)
        guard tool.inputs.contains(member.key) else {
            let known = tool.inputs.joined(separator: ", ")
            let hint = Suggestion(among: tool.inputs).hint(for: member.key) ?? "it takes \(known)"
            return Problem("\"\(tool.name)\" takes no argument \"\(member.key)\"", at: mark, hint: hint)
        }
        let type = tool.type(of: member.key)
        switch member.value {
        case .bool where type == "boolean", .string where type == "string": return nil
        case .string where type == "array", .array where type == "array" && Self.texts(member.value) != nil: return nil
        default:
            let kind = type == "array" ? "a list of strings" : type == "boolean" ? "true or false" : "a string"
            return Problem("\"\(member.key)\" must be \(kind)", at: mark)
        }
    }

    /// The problem of an input that means nothing without another.
    private func lonely(_ member: YAMLMember) -> Problem? {
        guard let base = tool.base(of: member.key), !members.contains(where: { $0.key == base }) else { return nil }
        return Problem("\"\(member.key)\" means nothing without \"\(base)\"", at: SourceMark(source: member.key))
    }

    /// The texts of a string or a list of strings.
    private static func texts(_ value: YAMLValue) -> [String]? {
        switch value {
        case .string(let text): return [text]
        case .array(let items):
            let texts = items.compactMap(\.string)
            return texts.count == items.count ? texts : nil
        default: return nil
        }
    }
}
