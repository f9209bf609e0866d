import Diagnostics
import Foundation
import SwiftOutline

/// Adds up comparisons, and prints them.
struct Report {
    let shown: Int
    let includesBroken: Bool
    private(set) var bytes = 0
    private var files = 0
    private var broken = 0
    private var inexact = 0
    private var differences = 0
    private var filesWithDifferences = 0
    private var brokenDifferences = 0
    private var counts: [Fact.Kind: Int] = [:]
    private var differencesByKind: [Fact.Kind: Int] = [:]
    private var outlineTime = 0.0
    private var syntaxTime = 0.0

    init(shown: Int, includesBroken: Bool) {
        self.shown = shown
        self.includesBroken = includesBroken
    }

    var isClean: Bool { differences == 0 && inexact == 0 }

    mutating func add(_ file: String, _ contents: [UInt8]) {
        let comparison = Comparison(contents)
        files += 1
        bytes += contents.count
        outlineTime += comparison.outlineTime
        syntaxTime += comparison.syntaxTime
        if !comparison.isExact {
            inexact += 1
            print("\(file): error: tokens are not exact")
        }
        if comparison.isBroken {
            broken += 1
            brokenDifferences += comparison.differences.count
            guard includesBroken else { return }
        }
        for (kind, count) in comparison.counts { counts[kind, default: 0] += count }
        if !comparison.differences.isEmpty { filesWithDifferences += 1 }
        show(file, SourceText(contents), comparison)
        if file.contains("#"), !comparison.differences.isEmpty, shown >= filesWithDifferences {
            print("--- \(file)\n\(String(decoding: contents, as: UTF8.self))\n---")
        }
    }

    private mutating func show(_ file: String, _ source: SourceText, _ comparison: Comparison) {
        for difference in comparison.differences {
            differences += 1
            differencesByKind[difference.fact.kind, default: 0] += 1
            guard differences <= shown else { continue }
            let position = source.position(at: difference.fact.start)
            let side = difference.isOutline ? "outline" : "syntax "
            print("\(file):\(position.line):\(position.column): \(side) \(difference.fact.kind)\(difference.fact.text)")
        }
    }

    func finish() {
        let facts = Fact.Kind.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }.joined(separator: ", ")
        print("\(files) files, \(bytes) bytes")
        print("facts: \(facts)")
        print(
            "\(broken) files that SwiftSyntax finds wrong, compared for exactness only: \(brokenDifferences) facts differ"
        )
        print("\(inexact) files with inexact tokens")
        let kinds = Fact.Kind.allCases.compactMap { kind in differencesByKind[kind].map { "\($0) \(kind.rawValue)" } }
        print("\(differences) differences in \(filesWithDifferences) files \(kinds.joined(separator: ", "))")
        print(String(format: "outline %.1f MB/s, SwiftSyntax %.1f MB/s", speed(outlineTime), speed(syntaxTime)))
    }

    private func speed(_ time: Double) -> Double { time > 0 ? Double(bytes) / time / 1e6 : 0 }
}

/// Finds Swift files.
enum SwiftFiles {
    /// The Swift files and interfaces in folders, or among the given paths, small ones first; build folders are passed over.
    static func find(in paths: [String]) -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            guard isFolder.boolValue else {
                files.append(path)
                continue
            }
            guard let enumerator = FileManager.default.enumerator(atPath: path) else { continue }
            for case let name as String in enumerator {
                if name.hasSuffix(".build") { enumerator.skipDescendants() }
                if name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") { files.append(path + "/" + name) }
            }
        }
        return files.sorted { (size(of: $0), $0) < (size(of: $1), $1) }
    }

    private static func size(of file: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }
}
