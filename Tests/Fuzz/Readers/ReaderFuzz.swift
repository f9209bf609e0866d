#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Gives mutated texts to the tool's readers: no trap, no hang, whatever they have become.
///
///     swift run ReaderFuzz [--seconds N] [--seed N] [--size BYTES] [--keep PATH] [READER…]
///     swift run ReaderFuzz --replay READER FILE…
///     swift run ReaderFuzz --seeds DIR        writes the seeds, a folder for each reader
///
///     swift run ReaderFuzz --commands TOOL [--runs N] [--seed N] [--keep FOLDER] [APP…]   runs the executable in mutated apps
///
/// The seconds are for all readers together. Before a text is read it is kept in `--keep PATH`, so that one that traps is not lost; one that
/// is not read within twenty seconds ends the run.
@main
enum ReaderFuzz {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    private static func run(_ given: [String]) -> Int32 {
        var run = FuzzSession()
        var names: [String] = []
        var (tool, runs): (String?, Int?)
        var arguments = given[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--seconds": run.seconds = arguments.popFirst().flatMap { Double($0) } ?? run.seconds
            case "--seed": run.seed = arguments.popFirst().flatMap { UInt64($0) } ?? run.seed
            case "--size": run.size = max(arguments.popFirst().flatMap { Int($0) } ?? run.size, 1)
            case "--keep": run.keptFile = arguments.popFirst()
            case "--commands": tool = arguments.popFirst()
            case "--runs": runs = arguments.popFirst().flatMap { Int($0) }
            case "--seeds": return Seeds.write(to: arguments.popFirst() ?? "seeds")
            case "--replay": return Seeds.replay(Array(arguments))
            default: names.append(argument)
            }
        }
        if let tool {
            var fuzz = CommandFuzz(tool: tool, place: run.keptFile ?? FuzzTree.folder)
            (fuzz.runs, fuzz.seed) = (runs ?? fuzz.runs, run.seed)
            return fuzz.run([.small] + names.map { FuzzApp($0) })
        }
        let known = Reader.all.map(\.name)
        guard names.allSatisfy(known.contains) else {
            print(
                "usage: ReaderFuzz [--seconds N] [--seed N] [--size BYTES] [--keep PATH] [READER…]; readers: \(known.joined(separator: ", "))"
            )
            return 2
        }
        return run.run(names.isEmpty ? Reader.all : Reader.all.filter { names.contains($0.name) })
    }
}
