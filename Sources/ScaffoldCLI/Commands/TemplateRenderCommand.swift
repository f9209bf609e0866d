import Diagnostics
import StencilEngine

/// `scaffold template render <file> --context <file>`.
struct TemplateRenderCommand: Command {
    let name = "render"

    private static let file = ArgumentDefinition("file", kind: .file(extensions: ["stencil"]))
    private static let context = OptionDefinition(
        "context",
        short: "c",
        value: "file",
        kind: .file(extensions: ["json", "yml", "yaml"])
    )
    private static let include = OptionDefinition("include", short: "I", value: "dir", isList: true, kind: .directory)
    private static let lenient = FlagDefinition("lenient")
    private static let trim = OptionDefinition(
        "trim",
        value: "mode",
        default: TemplateOptions.Trim.smart.rawValue,
        kind: .oneOf(TemplateOptions.Trim.self)
    )

    let arguments = [Self.file]
    let switches: [any SwitchDefinition] = [Self.context, Self.include, Self.lenient, Self.trim]

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
