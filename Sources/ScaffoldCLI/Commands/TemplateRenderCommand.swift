import Diagnostics
import StencilEngine

/// `scaffold template render <file> --context <file>`.
struct TemplateRenderCommand: Command {
    let name = "render"

    private static let file = ArgumentDefinition(
        "file",
        kind: .file(extensions: ["stencil"]),
        help: "The template, or - for standard input."
    )
    private static let context = OptionDefinition(
        "context",
        short: "c",
        value: "file",
        kind: .file(extensions: ["json", "yml", "yaml"]),
        help: "The values, a JSON or YAML object, or - for standard input. If omitted, there are none."
    )
    private static let include = OptionDefinition(
        "include",
        short: "I",
        value: "dir",
        isList: true,
        kind: .directory,
        help: "A further folder for 'include', 'extends' and 'import'. The template's own comes first."
    )
    private static let lenient = FlagDefinition(
        "lenient",
        help: "Render an undefined variable as nothing, as Stencil does, instead of failing."
    )
    private static let trim = OptionDefinition(
        "trim",
        value: "mode",
        default: TemplateOptions.Trim.smart.rawValue,
        kind: .oneOf(TemplateOptions.Trim.self),
        help: "How to treat a line that holds only tags: 'smart' removes it, 'nothing' keeps it, 'stencil' trims "
            + "exactly as Stencil's own 'smart' does."
    )

    let definition = CommandDefinition(
        abstract: "Render a Stencil template to the standard output.",
        discussion: [
            "The language is Stencil with the tags and filters of StencilSwiftKit. An undefined variable is an error, "
                + "nothing is escaped, and a line that holds only tags is removed; --lenient with --trim nothing or "
                + "--trim stencil restores Stencil's behaviour."
        ],
        arguments: [Self.file],
        switches: [Self.context, Self.include, Self.lenient, Self.trim],
        examples: [
            ("A template with its values", "scaffold template render Route.swift.stencil --context values.json"),
            (
                "Values from another program",
                "echo '{ \"name\": \"Favorites\" }' | scaffold template render a.stencil -c -"
            ),
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let console = invocation.console
        let values = invocation.values
        let template = InputFile(path: values[Self.file] ?? InputFile.standardInput)
        guard template.path != InputFile.standardInput || values[Self.context] != InputFile.standardInput else {
            throw Failure("the template and the context cannot both come from standard input")
        }
        let text = try template.readText(from: console)
        var context = TemplateDictionary()
        if let path = values[Self.context] { context = try ContextFile(path: path).read(from: console) }
        console.output.write(try engine(values).render(text, name: template.name, context: context))
        return .done
    }

    private func engine(_ values: ParsedValues) -> TemplateEngine {
        var options = TemplateOptions()
        options.isLenient = values[Self.lenient]
        options.trim = values.choice(Self.trim) ?? .smart
        let folders = TemplateFolders(template: values[Self.file] ?? "", further: values[all: Self.include])
        return TemplateEngine(options: options, loader: { folders.text(of: $0) })
    }
}
