import ScaffoldCLI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

let code = ScaffoldCommand.run(
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: .process,
    console: .standard()
)
exit(code.rawValue)
