import BuiltInStyles
import Diagnostics
import Styles
import YAMLReader

/// `scaffold schema <subject>`.
struct SchemaCommand: Command {
    let name = "schema"

    private static let subject = ArgumentDefinition("subject", kind: .oneOf(["module"] + ReportSchema.names))

    let arguments = [Self.subject]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        let subject = invocation.values[Self.subject] ?? ""
        guard subject == "module" else {
            invocation.console.output.writeLine(JSONWriter.write(ReportSchema(name: subject).json))
            return .done
        }
        let styles = invocation.builtInStyles().names.map(JSONWriter.quoted).joined(separator: ",\n        ")
        let schema = BuiltInStyles.text("schema/module.json").replacingAll("\"%styles%\"", with: styles)
        invocation.console.output.write(schema)
        return .done
    }
}
