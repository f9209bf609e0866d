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
    /// What none of the tools does is marked as a matter of the command line.
    func spoken(_ text: String) -> String {
        var isForeign = false
        let commands = Self.replaced(text, "scaffold ", isForeign: &isForeign) { name in
            root.appending(name).map { _ in Self.tool(running: name) }
        }
        let words = Self.replaced(commands, "--", isForeign: &isForeign) { name in
            let input = input(of: "--" + name)
            return input.hasPrefix("--") ? .some(nil) : input
        }
        return isForeign ? words + " (on the command line)" : words
    }

    /// Replaces names behind a mark.
    ///
    /// - Parameter word: What stands for a name; `nil` if it is none, and an inner `nil` if no tool has it.
    private static func replaced(
        _ text: String,
        _ mark: String,
        isForeign: inout Bool,
        _ word: (String) -> String??
    ) -> String {
        let parts = text.parted(by: mark)
        return parts.dropFirst().reduce(parts[0]) { start, part in
            let name = String(part.prefix { $0.isLetter && $0.isLowercase || $0 == "-" })
            guard !name.isEmpty, let found = word(name) else { return start + mark + part }
            isForeign = isForeign || found == nil
            return start + (found.map { $0 + part.dropFirst(name.count) } ?? mark + part)
        }
    }
}
