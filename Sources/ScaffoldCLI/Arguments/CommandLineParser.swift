import Diagnostics

/// Parses a command line by the commands' definitions.
///
/// Options may precede or follow arguments: `--name value`, `--name=value`, `-n value`, `-nvalue`, or a group of short
/// flags (`-fq`). `--` ends them. Parsing continues after a problem, so that one run reports all of them.
struct CommandLineParser {
    private var path: CommandPath
    private var rest: ArraySlice<String>
    private var values = ParsedValues()
    private var problems: [Problem] = []
    private var positionals: [String] = []
    /// Whether the last word is an unknown option, so that the next one may be its value.
    private var isAfterUnknownOption = false
    private var isUnknownCommand = false

    private init(root: any Command, arguments: [String]) {
        path = CommandPath(root: root)
        rest = arguments[...]
    }

    /// Parses the arguments that follow the executable's name.
    static func parse(_ arguments: [String], root: any Command) -> ParsedCommandLine {
        var parser = CommandLineParser(root: root, arguments: arguments)
        parser.readAll()
        let request = parser.finish()
        return ParsedCommandLine(path: parser.path, values: parser.values, request: request)
    }

    private mutating func readAll() {
        while let text = rest.popFirst() {
            if text == "--" {
                for argument in rest { readPositional(argument) }
                return
            }
            if text.hasPrefix("--") {
                readLong(text)
            } else if text.hasPrefix("-"), text != "-" {
                readShort(text)
            } else {
                readPositional(text)
            }
        }
    }

    /// `--help` and `--version` hide all problems but an unknown command.
    private mutating func finish() -> ParsedCommandLine.Request {
        if !isUnknownCommand, values[CommonOptions.help] { return .help }
        if !isUnknownCommand, values[CommonOptions.version] { return .version }
        assignPositionals()
        return problems.isEmpty ? .run : .refuse(problems)
    }
}

// MARK: - Commands and arguments

extension CommandLineParser {
    private mutating func readPositional(_ text: String) {
        let mayBeValue = isAfterUnknownOption
        isAfterUnknownOption = false
        guard !isUnknownCommand else { return }
        guard !path.command.subcommands.isEmpty else {
            if !mayBeValue { positionals.append(text) }
            return
        }
        if let next = path.appending(text) {
            path = next
            refuseMisplacedSwitches()
            return
        }
        guard !mayBeValue else { return }
        isUnknownCommand = true
        problems.append(path.unknown(text))
    }

    /// Refuses switches of the parent command that precede the subcommand's name.
    private mutating func refuseMisplacedSwitches() {
        let known = Set(path.command.allSwitches.map(\.name))
        for name in values.givenSwitches where !known.contains(name) {
            problems.append(.misused("unknown option \"--\(name)\"", "--\(name)"))
        }
    }

    /// Assigns the positional words to the command's arguments.
    private mutating func assignPositionals() {
        guard !isUnknownCommand else { return }
        var texts = positionals[...]
        for argument in path.command.arguments {
            switch argument.count {
            case .any:
                for text in texts { add(text, to: argument) }
                texts = []
            case .required, .optional:
                if let text = texts.popFirst() {
                    add(text, to: argument)
                } else if argument.count == .required {
                    problems.append(.missingArgument(argument))
                }
            }
        }
        for text in texts {
            let hint = switchNamed(text).map { "did you mean \"\($0.spelling)\"?" }
            problems.append(.misused("unexpected argument \"\(text)\"", text, hint: hint))
        }
    }

    private mutating func add(_ text: String, to argument: ArgumentDefinition) {
        values.add(text, to: argument)
        check(text, argument.kind, of: "<\(argument.name)>")
    }

    private mutating func check(_ value: String, _ kind: ValueKind, of owner: String) {
        guard case .oneOf(let allowed) = kind, !allowed.contains(value) else { return }
        problems.append(.invalidValue(value, of: owner, allowed: allowed))
    }

    private func switchNamed(_ name: String) -> (any SwitchDefinition)? {
        path.command.allSwitches.first { $0.name == name }
    }
}

// MARK: - Options and flags

extension CommandLineParser {
    private mutating func readLong(_ text: String) {
        isAfterUnknownOption = false
        let (spelling, value) = Self.splitAtEqualSign(text)
        guard let found = path.command.allSwitches.first(where: { $0.spelling == spelling }) else {
            return refuseUnknown(spelling, hasValue: value != nil)
        }
        if let option = found.option {
            take(value ?? option.impliedValue ?? nextValue(), for: option, spelling: spelling)
        } else if let value {
            problems.append(.misused("flag \"\(spelling)\" takes no value, but has \"\(value)\"", spelling))
        } else if let flag = found as? FlagDefinition {
            values.set(flag)
        }
    }

    private mutating func readShort(_ text: String) {
        isAfterUnknownOption = false
        var letters = text.dropFirst()
        if isMisspelledLong(letters) { return refuseUnknown(Self.splitAtEqualSign(text).spelling, hasValue: true) }
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            switch path.command.allSwitches.first(where: { $0.short == letter }) {
            case let flag as FlagDefinition:
                values.set(flag)
            case let option as OptionDefinition:
                let attached = letters.first == "=" ? letters.dropFirst() : letters
                return take(letters.isEmpty ? nextValue() : String(attached), for: option, spelling: spelling)
            default:
                return refuseUnknown(spelling, hasValue: true)
            }
        }
    }

    /// Whether a dash is missing, as in `-screens`: the first letter is not a short option.
    private func isMisspelledLong(_ letters: Substring) -> Bool {
        letters.count > 1 && !path.command.allSwitches.contains { $0.short == letters.first }
    }

    private mutating func take(_ value: String?, for option: OptionDefinition, spelling: String) {
        guard let value else {
            problems.append(.missingValue(of: spelling, named: option.valueName))
            return
        }
        check(value, option.kind, of: option.spelling)
        if !option.isList, let first = values[all: option].last, first != value {
            problems.append(
                Problem("option \"\(option.spelling)\" takes one value, but has \"\(first)\" and \"\(value)\"")
            )
        }
        values.add(value, to: option)
    }

    /// Takes the next word unless it is an option.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, !next.hasPrefix("-") || next == "-" else { return nil }
        return rest.popFirst()
    }

    /// Reports an unknown option.
    ///
    /// If the likely option takes a value, the next word is skipped. If there is no likely option, the next word is not
    /// reported as an unexpected argument.
    private mutating func refuseUnknown(_ spelling: String, hasValue: Bool) {
        guard !isUnknownCommand else { return }
        if let (owner, found) = subcommandOption(spelling) {
            problems.append(
                Problem("option \"\(spelling)\" precedes its command", hint: "write \(owner.commandLine) \(spelling)")
            )
            if found.wordOption != nil, !hasValue { _ = nextValue() }
            return
        }
        let suggestion = Suggestion(among: path.command.allSwitches.map(\.spelling)).nearest(to: spelling)
        let hint = suggestion.map { "did you mean \"\($0)\"?" }
        problems.append(.misused("unknown option \"\(spelling)\"", spelling, hint: hint))
        guard !hasValue else { return }
        guard let likely = path.command.allSwitches.first(where: { $0.spelling == suggestion }) else {
            isAfterUnknownOption = true
            return
        }
        if likely.wordOption != nil { _ = nextValue() }
    }

    /// The first subcommand that has an option of this spelling.
    private func subcommandOption(_ spelling: String) -> (CommandPath, any SwitchDefinition)? {
        path.listedSubcommands.lazy.compactMap { command in
            command.command.switches.first { $0.spelling == spelling }.map { (command, $0) }
        }.first
    }

    private static func splitAtEqualSign(_ text: String) -> (spelling: String, value: String?) {
        guard let sign = text.firstIndex(of: "=") else { return (text, nil) }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
}
