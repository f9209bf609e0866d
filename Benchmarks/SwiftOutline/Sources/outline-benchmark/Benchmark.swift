import Diagnostics
import Foundation
import SwiftOutline

/// Reads texts with one reader after another, and prints how many bytes a second each reads.
struct Benchmark {
    private let texts: [SourceText]
    let repeats: Int

    init(files: [String], repeats: Int) {
        texts = files.compactMap { FileManager.default.contents(atPath: $0).map { SourceText($0) } }
        self.repeats = repeats
    }

    var count: Int { texts.count }
    var bytes: Int { texts.reduce(0) { $0 + $1.count } }

    /// Measures a reader; what it returns is added up, so that its work is not optimised away.
    func measure(_ name: String, byteLimit: Int = .max, runs: Int? = nil, _ read: (SourceText) -> Int) {
        var sample: [SourceText] = []
        var size = 0
        for text in texts where size < byteLimit {
            sample.append(text)
            size += text.count
        }
        var best = Double.infinity
        var sum = 0
        for _ in 0..<(runs ?? repeats) {
            let time = ContinuousClock().measure {
                for text in sample { sum &+= read(text) }
            }
            best = min(best, Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
        }
        let speed = String(format: "%8.1f MB/s", Double(size) / best / 1e6)
        print("\(speed)  \(name) (\(size) bytes, \(sum))")
    }
}

/// Finds Swift files.
enum SwiftFolder {
    /// The Swift files in folders, in a mixed but fixed order, so that a sample holds files of every kind.
    static func files(in folders: [String]) -> [String] {
        let files = folders.flatMap { folder -> [String] in
            guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
            return enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
        }
        return files.sorted { (mixed($0), $0) < (mixed($1), $1) }
    }

    private static func mixed(_ name: String) -> UInt64 {
        name.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}
