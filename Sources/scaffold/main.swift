import CLibrary
import ScaffoldCLI

let code = ScaffoldCommand.run(
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: .process,
    console: .standard()
)
exit(code.rawValue)
