/// An example in help: a command line and its purpose.
struct ExampleDefinition: Sendable {
    let purpose: String
    let commandLine: String

    init(_ purpose: String, _ commandLine: String) {
        self.purpose = purpose
        self.commandLine = commandLine
    }
}
