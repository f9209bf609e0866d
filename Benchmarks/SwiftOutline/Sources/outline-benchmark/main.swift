import Foundation
import SwiftOutline
import SwiftParser

// Measures how fast Swift files are read, on one core.
//
//     swift run -c release --package-path Benchmarks/SwiftOutline outline-benchmark [--repeat N] FOLDER…

var folders: [String] = []
var repeats = 5
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--repeat": repeats = arguments.popFirst().flatMap { Int($0) } ?? repeats
    default: folders.append(argument)
    }
}
guard !folders.isEmpty else {
    print("usage: outline-benchmark [--repeat N] FOLDER…")
    exit(2)
}

let benchmark = Benchmark(files: SwiftFolder.files(in: folders), repeats: max(repeats, 1))
print("\(benchmark.count) files, \(benchmark.bytes) bytes, best of \(benchmark.repeats) runs")
benchmark.measure("tokens and brackets") { TokenList($0).count }
benchmark.measure("declarations, tokens included") { Outline($0).declarations.count }
benchmark.measure("all code, declarations included") { Outline($0).code().calls.count }
benchmark.measure("SwiftSyntax, of a sample", byteLimit: 4_000_000, runs: 1) { source in
    source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
}
