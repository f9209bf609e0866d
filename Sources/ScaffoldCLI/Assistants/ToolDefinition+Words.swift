import Diagnostics
import YAMLReader

/// Texts of commands in the words of the tools.
extension ToolDefinition {
    /// A problem with inputs in place of options, in its source, too.
    func spoken(_ problem: YAMLValue) -> YAMLValue {
        .object(
            (problem.members ?? []).map { member in
                guard let text = member.value.string, ["source", "message", "hint"].contains(member.key) else {
                    return member
                }
                return YAMLMember(member.key, .string(member.key == "source" ? input(of: text) : spoken(text)))
            }
        )
    }

    /// A text with tools and inputs in place of commands and options.
    ///
    /// What none of the tools does stays as it is, and is marked as a matter of the command line.
    func spoken(_ text: String) -> String {
        var isForeign = false
        let parts = text.parted(by: Self.program)
        let words = parts.dropFirst().reduce(withInputs(parts[0], isForeign: &isForeign)) { start, part in
            let name = Self.word(part)
            guard part.hasPrefix("--") || root.appending(name) != nil else {
                return start + Self.program + withInputs(part, isForeign: &isForeign)
            }
            let command = tools.flatMap(\.commands).first { $0.contains(" ") && part.hasPrefix($0) } ?? name
            if let tool = tools.first(where: { $0.commands.contains(command.isEmpty ? "scaffold" : command) }) {
                let rest = (name.isEmpty ? " " : "") + part.dropFirst(command.count)
                return start + tool.name + tool.withInputs(rest, isForeign: &isForeign)
            }
            isForeign = true
            let line = part.prefix { !",;:".contains($0) }
            return start + Self.program + line
                + withInputs(String(part.dropFirst(line.count)), isForeign: &isForeign)
        }
        return isForeign ? words + " (on the command line)" : words
    }

    /// A command line in the words of the tools, with the inputs that its arguments are.
    func called(_ line: String) -> String {
        let words = line.parted(by: " ")
        let isOfTool = tools.contains { $0.commands.contains(words.dropFirst().first ?? "") }
        var names =
            (isOfTool ? root.appending(words[1]) : nil)?.command.arguments.map { input(of: "<\($0.name)>") } ?? []
        var isValue = false
        let rest = words.dropFirst(2).map { word in
            defer { isValue = word.hasPrefix("--") }
            let isArgument = !isValue && !word.hasPrefix("--") && names.first?.hasPrefix("<") == false
            return isArgument ? "\(names.removeFirst()) \(word)" : word
        }
        return spoken((words.prefix(2) + rest).joined(separator: " "))
    }

    private static let program = "scaffold "

    private var tools: [ToolDefinition] { Self.all(of: root.root) }

    /// The tools that take an option: this one, or another one that runs its commands.
    private func takers(of option: String) -> [ToolDefinition] {
        let others = tools.filter { !commands.isDisjoint(with: $0.commands) }
        return ([self] + others).filter { !$0.input(of: option).hasPrefix("--") }
    }

    /// The name of a command or option at the start of a text.
    private static func word(_ text: String) -> String {
        text.hasPrefix("-") ? "" : String(text.prefix { $0.isLetter && $0.isLowercase || $0 == "-" })
    }

    /// A text with inputs in place of options.
    private func withInputs(_ text: String, isForeign: inout Bool) -> String {
        let parts = text.parted(by: "--")
        return parts.dropFirst().reduce(parts[0]) { start, part in
            let name = Self.word(part)
            guard !name.isEmpty else { return start + "--" + part }
            let isText = part.dropFirst(name.count).hasPrefix("=")
            let inputs = takers(of: "--" + name).compactMap { tool -> String? in
                let input = tool.input(of: "--" + name)
                // No text stands for a switch.
                return isText && tool.type(of: input) == "boolean" ? nil : input
            }
            isForeign = isForeign || inputs.isEmpty
            return start + (inputs.first ?? "--" + name) + part.dropFirst(name.count)
        }
    }
}
