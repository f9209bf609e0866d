/// A command line as text, from its values.
struct CommandLineText {
    let path: CommandPath
    let values: ParsedValues

    /// One line, or several that end in a backslash if one would exceed `width`.
    func text(width: Int) -> String {
        let parts = parts
        let line = parts.joined(separator: " ")
        guard line.count > width else { return line }
        let head = parts.prefix { !$0.hasPrefix("-") }
        return ([head.joined(separator: " ")] + parts.dropFirst(head.count)).joined(separator: " \\\n    ")
    }

    private var parts: [String] {
        let arguments = path.command.arguments.flatMap { values[all: $0] }.map(Self.quoted)
        let switches = path.command.switches.flatMap { definition -> [String] in
            guard let option = definition.option else {
                return values.givenSwitches.contains(definition.name) ? [definition.spelling] : []
            }
            if let implied = option.impliedValue {
                return values[all: option].map { option.spelling + ($0 == implied ? "" : "=\(Self.quoted($0))") }
            }
            return values[all: option].map { "\(option.spelling) \(Self.quoted($0))" }
        }
        return [path.commandLine] + arguments + switches
    }

    /// The text quoted for a shell.
    static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || "_-./,:=+@%".contains(character))
        }
        guard !isPlain || text.isEmpty else { return text }
        return text.inShellQuotes
    }
}
