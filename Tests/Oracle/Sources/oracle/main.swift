import Foundation
import SwiftOutline

// Compares what SwiftOutline reads with what SwiftSyntax reads, over folders of Swift files.
//
//     oracle [--show N] [--limit-bytes N] [--include-broken] FOLDER…

var folders: [String] = []
var shown = 0
var byteLimit = Int.max
var includesBroken = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--show": shown = arguments.popFirst().flatMap { Int($0) } ?? 0
    case "--limit-bytes": byteLimit = arguments.popFirst().flatMap { Int($0) } ?? Int.max
    case "--include-broken": includesBroken = true
    default: folders.append(argument)
    }
}
guard !folders.isEmpty else {
    print("usage: oracle [--show N] [--limit-bytes N] [--include-broken] FOLDER…")
    exit(2)
}

var report = Report(shown: shown, includesBroken: includesBroken)
for file in SwiftFiles.find(in: folders) {
    guard report.bytes < byteLimit else { break }
    guard let data = FileManager.default.contents(atPath: file) else { continue }
    report.add(file, [UInt8](data))
}
report.finish()
exit(report.isClean ? 0 : 1)
