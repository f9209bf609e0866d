/// The usage of a command in one line: `scaffold module [<name>] [<options>]`.
struct UsageLine {
    /// A command with more switches shows `[<options>]` instead of them.
    private static let mostSwitches = 6

    let path: CommandPath

    var text: String { ([path.commandLine] + parts).joined(separator: " ") }

    private var parts: [String] {
        let command = path.command
        let arguments = command.arguments.map(\.synopsis)
        let switches =
            command.switches.count > Self.mostSwitches ? ["[<options>]"] : command.switches.map(\.synopsis)
        let subcommand = command.subcommands.isEmpty ? [] : ["<subcommand>"]
        return arguments + switches + subcommand
    }

    /// The usage after a heading, wrapped and indented below it.
    func lines(after heading: String, width: Int) -> [String] {
        let indent = heading.count + 1
        var lines = Self.wrap(parts, after: path.commandLine, width: width - indent)
        lines[0] = heading + " " + lines[0]
        return [lines[0]] + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }

    /// Joins the parts into lines; breaks only between parts, so that `[--output <dir>]` stays whole.
    private static func wrap(_ parts: [String], after start: String, width: Int) -> [String] {
        var lines = [start]
        for part in parts {
            if lines[lines.count - 1].count + 1 + part.count > width {
                lines.append("  " + part)
            } else {
                lines[lines.count - 1] += " " + part
            }
        }
        return lines
    }
}
