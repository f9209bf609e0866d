import Foundation
import StandInToolchain

do {
    let options = try Options(CommandLine.arguments.dropFirst())
    let toolchain = try StandInToolchain(sources: options.sources, cache: options.cache)
    exit(try Check(toolchain: toolchain, options: options).run() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(2)
}
