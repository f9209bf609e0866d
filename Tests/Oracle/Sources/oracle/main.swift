import Foundation
import SwiftOutline

// Compares what SwiftOutline reads with what SwiftSyntax reads, over folders of Swift files.
//
//     oracle [--show N] [--limit-bytes N] [--include-broken] [--mutants N [--seed N]] FOLDER…
//
// With mutants, so many changed copies of every small file are compared, and not the files themselves.

var folders: [String] = []
var shown = 0
var byteLimit = Int.max
var includesBroken = false
var mutantCount = 0
var seed: UInt64 = 1
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--show": shown = arguments.popFirst().flatMap { Int($0) } ?? 0
    case "--limit-bytes": byteLimit = arguments.popFirst().flatMap { Int($0) } ?? Int.max
    case "--include-broken": includesBroken = true
    case "--mutants": mutantCount = arguments.popFirst().flatMap { Int($0) } ?? 0
    case "--seed": seed = arguments.popFirst().flatMap { UInt64($0) } ?? seed
    default: folders.append(argument)
    }
}
guard !folders.isEmpty else {
    print("usage: oracle [--show N] [--limit-bytes N] [--include-broken] [--mutants N [--seed N]] FOLDER…")
    exit(2)
}

var report = Report(shown: shown, includesBroken: includesBroken)
var mutator = TokenMutator(seed: seed)
for file in SwiftFiles.find(in: folders) {
    guard report.bytes < byteLimit else { break }
    guard let data = FileManager.default.contents(atPath: file) else { continue }
    guard mutantCount > 0 else {
        report.add(file, [UInt8](data))
        continue
    }
    guard data.count < 6000 else { continue }
    for number in 0..<mutantCount { report.add("\(file)#\(number)", mutator.mutate([UInt8](data))) }
}
report.finish()
exit(report.isClean ? 0 : 1)
