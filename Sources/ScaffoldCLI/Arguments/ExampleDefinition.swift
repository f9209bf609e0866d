/// A command line that help shows, with what it is for.
struct ExampleDefinition: Sendable {
    let purpose: String
    let commandLine: String

    init(_ purpose: String, _ commandLine: String) {
        self.purpose = purpose
        self.commandLine = commandLine
    }
}
