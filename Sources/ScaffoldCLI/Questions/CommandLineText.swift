/// The command line that gives some values.
struct CommandLineText {
    let path: CommandPath
    let values: ParsedValues

    /// One line, or several with a backslash at their ends where one would be wider than `width`.
    func text(width: Int) -> String {
        let parts = parts
        let line = parts.joined(separator: " ")
        guard line.count > width else { return line }
        let head = parts.prefix { !$0.hasPrefix("-") }
        return ([head.joined(separator: " ")] + parts.dropFirst(head.count)).joined(separator: " \\\n    ")
    }

    private var parts: [String] {
        let arguments = path.definition.arguments.flatMap { values[all: $0] }.map(Self.quoted)
        let switches = path.definition.switches.flatMap { definition -> [String] in
            guard let option = definition.option else {
                return values.givenSwitches.contains(definition.name) ? [definition.spelling] : []
            }
            return values[all: option].map { "\(option.spelling) \(Self.quoted($0))" }
        }
        return [path.commandLine] + arguments + switches
    }

    /// The text as one word of a shell's.
    static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || "_-./,:=+@%".contains(character))
        }
        guard !isPlain || text.isEmpty else { return text }
        return "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}
