/// `scaffold template`: the commands on single templates.
struct TemplateCommand: Command {
    let name = "template"

    let definition = CommandDefinition(subcommands: [TemplateRenderCommand(), TemplateContextCommand()])
}
