import ScaffoldKit

/// `scaffold schema <file>`.
enum SchemaCommand {
    static let command = Command("schema", definition: { definition }, run: run)

    /// The kinds of files that there is a schema of.
    private enum Subject: String, CaseIterable {
        case module
    }

    private static let subject = ArgumentDefinition(
        "subject",
        allowed: Subject.allCases.map(\.rawValue),
        help: "What the files describe."
    )

    private static var definition: CommandDefinition {
        CommandDefinition(
            abstract: "Print the JSON Schema of a spec file, for editors to complete and check it.",
            arguments: [subject],
            examples: [
                ExampleDefinition(
                    "For the YAML language server: a file, and the first line of a spec",
                    """
                    scaffold schema module > module.schema.json
                    # yaml-language-server: $schema=module.schema.json
                    """
                )
            ]
        )
    }

    @Sendable
    private static func run(_ invocation: Invocation) -> ExitCode {
        switch invocation.values[subject].flatMap(Subject.init(rawValue:)) {
        case .module, nil:
            invocation.console.output.write(ModuleSchema(styles: invocation.styles().names).json)
        }
        return .done
    }
}
