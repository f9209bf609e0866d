@testable import ScaffoldCLI

/// The page of a command under `docs/commands/`: what its help says, as Markdown.
struct CommandPage {
    /// The heading under which a page shows the command at work; it and what follows is written by hand.
    static let session = "## At work"

    let path: CommandPath

    /// The page's file name: `routes-resolve.md`.
    var fileName: String { Self.fileName(Array(path.names.dropFirst())) }

    /// The page from its title to its examples.
    var text: String {
        let usage = ["```", UsageLine(path: path).text, "```"].joined(separator: "\n")
        let opening =
            ["# \(path.commandLine)", Self.prose(path.texts.abstract)] + path.texts.discussion.map(Self.prose)
        return (opening + [usage] + arguments + options + subcommands + examples).joined(separator: "\n\n") + "\n"
    }

    private var arguments: [String] {
        guard !path.command.arguments.isEmpty else { return [] }
        let rows = path.command.arguments.map { argument in
            (
                argument.synopsis,
                path.texts.help(on: argument.name) + Self.remark(values: argument.kind.allowed, usual: nil)
            )
        }
        return ["## Arguments", Self.table("argument", rows)]
    }

    private var options: [String] {
        guard !path.command.switches.isEmpty else { return [] }
        return ["## Options", Self.table("option", path.command.switches.map { Self.row($0, of: path) })]
    }

    private static func row(_ definition: any SwitchDefinition, of path: CommandPath) -> (String, String) {
        let remark = definition.option.map { Self.remark(values: $0.kind.allowed, usual: $0.defaultValue) } ?? ""
        return (definition.label, path.texts.help(on: definition.name) + remark)
    }

    private var subcommands: [String] {
        let listed = path.listedSubcommands
        return listed.isEmpty ? [] : ["## Subcommands", Self.list(listed)]
    }

    private var examples: [String] {
        guard !path.texts.examples.isEmpty else { return [] }
        return ["## Examples"]
            + path.texts.examples.map { "\(Self.prose($0.purpose)):\n\n```sh\n\($0.commandLine)\n```" }
    }

    // MARK: - Index

    /// The page that lists all the others.
    static func index(of root: any Command) -> String {
        let path = CommandPath(root: root)
        let all = listed(below: path)
        return [
            "# Commands",
            "Every command has a page, which says what `--help` says and shows the command at work.",
            list(all),
            "## Options of every command",
            table("option", CommonOptions.all.map { row($0, of: path) }),
        ].joined(separator: "\n\n") + "\n"
    }

    /// The commands that help lists, each followed by those below it.
    static func listed(below path: CommandPath) -> [CommandPath] {
        path.listedSubcommands.flatMap { [$0] + listed(below: $0) }
    }

    private static func list(_ paths: [CommandPath]) -> String {
        paths.map { path in
            let name = fileName(Array(path.names.dropFirst()))
            return "- [`\(path.commandLine)`](\(name)): \(prose(path.texts.abstract))"
        }.joined(separator: "\n")
    }

    private static func fileName(_ names: [String]) -> String {
        (names.isEmpty ? "scaffold" : names.joined(separator: "-")) + ".md"
    }

    // MARK: - Markdown

    private static func table(_ heading: String, _ rows: [(label: String, help: String)]) -> String {
        let lines = rows.map { row in
            "| `\(row.label.replacing("|", with: "\\|"))` | \(prose(row.help).replacing("|", with: "\\|")) |"
        }
        return (["| \(heading) | |", "| --- | --- |"] + lines).joined(separator: "\n")
    }

    private static func remark(values: [String], usual: String?) -> String {
        let parts =
            (values.isEmpty ? [] : ["values: " + values.joined(separator: ", ")])
            + (usual.map { ["default: \($0)"] } ?? [])
        return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    }

    /// Help as Markdown: its line breaks are none, and what it quotes is code.
    private static func prose(_ text: String) -> String {
        var result = ""
        var rest = text.replacing("\n", with: " ")[...]
        while let start = rest.firstIndex(of: "'") {
            let before = start == rest.startIndex ? result.last : rest[rest.index(before: start)]
            let isOpening = before.map { " ([,".contains($0) } ?? true
            let inside = rest[rest.index(after: start)...]
            guard isOpening, let end = closing(inside) else {
                result += escaped(rest[...start])
                rest = inside
                continue
            }
            result += escaped(rest[..<start]) + "`" + inside[..<end] + "`"
            rest = inside[inside.index(after: end)...]
        }
        return result + escaped(rest)
    }

    /// The quotation mark that no letter follows.
    private static func closing(_ text: Substring) -> Substring.Index? {
        text.indices.first { index in
            guard text[index] == "'" else { return false }
            let next = text.index(after: index)
            return next == text.endIndex || !text[next].isLetter
        }
    }

    private static func escaped(_ text: Substring) -> String {
        String(text).replacing("<", with: "&lt;").replacing("*", with: "\\*")
    }
}
