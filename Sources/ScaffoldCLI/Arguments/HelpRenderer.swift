import Diagnostics

/// Renders a command's help in the layout of swift-argument-parser.
struct HelpRenderer {
    /// Narrower outputs get lines of this width.
    private static let smallestWidth = 40
    private static let indent = "  "
    /// The column of the explanations.
    private static let helpColumn = 26

    private let path: CommandPath
    private let texts: CommandTexts
    let width: Int
    let style: TextStyle

    init(path: CommandPath, width: Int = Console.defaultWidth, style: TextStyle = .plain) {
        self.path = path
        texts = path.texts
        self.width = max(width, Self.smallestWidth)
        self.style = style
    }

    /// Writes a command's help to the output.
    static func show(_ path: CommandPath, on console: Console) -> ExitCode {
        console.output.write(HelpRenderer(path: path, width: console.width, style: console.outputStyle).text)
        return .done
    }

    var text: String {
        let sections = [overview, usage, arguments] + switchSections + [subcommands, hint, examples]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }
}

// MARK: - Sections

extension HelpRenderer {
    private var overview: [String] {
        let abstract = wrapped(texts.abstract, after: "OVERVIEW:")
        return abstract + texts.discussion.flatMap { [""] + TextWrapper.wrap($0, width: width) }
    }

    private var usage: [String] {
        let heading = "USAGE:"
        let lines = UsageLine(path: path).lines(after: heading, width: width)
        return [style(.bold, heading) + lines[0].dropFirst(heading.count)] + lines.dropFirst()
    }

    private var arguments: [String] {
        section(
            "ARGUMENTS",
            rows: path.command.arguments.map { ("<\($0.name)>", texts.help(on: $0.name) + Self.remark($0.kind)) }
        )
    }

    /// One section per group, in the order of their first switches; switches without a group come last.
    private var switchSections: [[String]] {
        let switches = path.command.allSwitches
        var groups: [String] = []
        for group in switches.compactMap(\.group) where !groups.contains(group) { groups.append(group) }
        let named = groups.map { group in
            section(group.uppercased(), rows: rows(switches.filter { $0.group == group }))
        }
        return named + [section("OPTIONS", rows: rows(switches.filter { $0.group == nil }))]
    }

    private var subcommands: [String] {
        section("SUBCOMMANDS", rows: path.listedSubcommands.map { ($0.command.name, $0.texts.abstract) })
    }

    private var examples: [String] {
        guard !texts.examples.isEmpty else { return [] }
        return [style(.bold, "EXAMPLES:")]
            + texts.examples.flatMap { example in
                TextWrapper.wrap(example.purpose + ":", width: width - Self.indent.count).map { Self.indent + $0 }
                    + example.commandLine.split(separator: "\n").map { Self.indent + Self.indent + $0 }
            }
    }

    private var hint: [String] {
        guard !path.command.subcommands.isEmpty else { return [] }
        let command = (path.names.prefix(1) + ["help"] + path.names.dropFirst()).joined(separator: " ")
        return TextWrapper.wrap("See '\(command) <subcommand>' for detailed help.", width: width - 2)
            .map { Self.indent + $0 }
    }
}

// MARK: - Rows

extension HelpRenderer {
    private func wrapped(_ text: String, after heading: String) -> [String] {
        var lines = TextWrapper.wrap(heading + " " + text, width: width)
        lines[0] = style(.bold, heading) + lines[0].dropFirst(heading.count)
        return lines
    }

    private func section(_ title: String, rows: [(label: String, help: String)]) -> [String] {
        rows.isEmpty ? [] : [style(.bold, title + ":")] + rows.flatMap { row($0.label, $0.help) }
    }

    private func row(_ label: String, _ help: String) -> [String] {
        let label = Self.indent + label
        let fits = label.count < Self.helpColumn
        let lines = LabelledText(fits ? label : "", help)
            .lines(column: Self.helpColumn, textWidth: width - Self.helpColumn)
        return fits ? lines : [label] + lines
    }

    private func rows(_ switches: [any SwitchDefinition]) -> [(label: String, help: String)] {
        switches.map { definition in
            let remark = definition.option.map { Self.remark($0.kind, default: $0.defaultValue) } ?? ""
            return (definition.label, texts.help(on: definition.name) + remark)
        }
    }

    private static func remark(_ kind: ValueKind, default defaultValue: String? = nil) -> String {
        let values = kind.allowed
        let parts =
            (values.isEmpty ? [] : ["values: " + values.joined(separator: ", ")])
            + (defaultValue.map { ["default: \($0)"] } ?? [])
        return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    }
}
