/// `scaffold template`: the commands on single templates.
struct TemplateCommand: Command {
    let name = "template"

    let subcommands: [any Command] = [TemplateRenderCommand(), TemplateContextCommand()]
}
