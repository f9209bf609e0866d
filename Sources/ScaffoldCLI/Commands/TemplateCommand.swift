/// `scaffold template`: the commands on single templates.
enum TemplateCommand {
    static let command = Command("template", definition: { definition }, run: ScaffoldCommand.showHelp)

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Work with single templates.",
            subcommands: [TemplateRenderCommand.command, TemplateContextCommand.command]
        )
    }
}
