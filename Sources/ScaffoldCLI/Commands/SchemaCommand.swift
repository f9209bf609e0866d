import BuiltInStyles
import Diagnostics
import Styles
import YAMLReader

/// `scaffold schema <subject>`.
struct SchemaCommand: Command {
    let name = "schema"

    private static let subject = ArgumentDefinition(
        "subject",
        kind: .oneOf(["module"]),
        help: "The subject of the files."
    )

    let definition = CommandDefinition(
        abstract: "Print the JSON Schema of a spec file, for editors to complete and check it.",
        arguments: [Self.subject],
        examples: [
            (
                "For the YAML language server: a file, and the first line of a spec",
                """
                scaffold schema module > module.schema.json
                # yaml-language-server: $schema=module.schema.json
                """
            )
        ]
    )

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let styles = invocation.builtInStyles().names.map(JSONWriter.quoted).joined(separator: ",\n        ")
        let schema = BuiltInStyles.text("schema/module.json").replacingAll("\"%styles%\"", with: styles)
        invocation.console.output.write(schema)
        return .done
    }
}
