import Foundation
import SwiftOutline

// Mutates Swift files and reads them: no trap, no hang, no byte lost, whatever they have become.
//
//     swift run -c release --package-path Tests/Fuzz outline-fuzz [--files N] [--seed N] [--size BYTES] FOLDER…
//     swift run -c release --package-path Tests/Fuzz outline-fuzz --repetitions
//
// Before a file is read it is kept in `--keep PATH`, so that one that traps is not lost; one that is not read within
// twenty seconds ends the run.

var folders: [String] = []
var fileCount = 100_000
var seed: UInt64 = 1
var size = 8000
var keptFile: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--files": fileCount = arguments.popFirst().flatMap { Int($0) } ?? fileCount
    case "--seed": seed = arguments.popFirst().flatMap { UInt64($0) } ?? seed
    case "--size": size = arguments.popFirst().flatMap { Int($0) } ?? size
    case "--keep": keptFile = arguments.popFirst()
    case "--repetitions": exit(RepetitionRun.run() ? 0 : 1)
    default: folders.append(argument)
    }
}

var corpus: [[UInt8]] = []
for folder in folders {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
        if let data = FileManager.default.contents(atPath: folder + "/" + name) { corpus.append([UInt8](data)) }
    }
}
guard !corpus.isEmpty else {
    print("usage: outline-fuzz [--files N] [--seed N] [--size BYTES] [--keep PATH] FOLDER… | --repetitions")
    exit(2)
}
let run = FuzzRun(corpus: corpus, seed: seed, maximumSize: max(size, 1), keptFile: keptFile)
exit(run.run(fileCount) ? 0 : 1)
