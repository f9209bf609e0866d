import Foundation
import SwiftOutline

/// Reads many mutated files, and prints what went wrong.
struct FuzzRun {
    let corpus: [[UInt8]]
    let seed: UInt64
    let maximumSize: Int
    let keptFile: String?

    /// Whether all went well.
    func run(_ count: Int) -> Bool {
        var mutator = Mutator(seed: seed, corpus: corpus)
        var bytes = 0
        var failures = 0
        var slowest = 0.0
        var digest = 0
        let clock = ContinuousClock()
        let start = clock.now
        for number in 0..<count {
            let file = mutator.next(maximumSize: maximumSize)
            bytes += file.count
            alarm(20)
            if let keptFile { try? Data(file).write(to: URL(fileURLWithPath: keptFile)) }
            var inspection: Inspection?
            let time = clock.measure { inspection = Inspection(file) }
            slowest = max(slowest, Self.seconds(time) / Double(max(file.count, 1000)))
            digest &+= inspection?.sum ?? 0
            if let problems = inspection?.problems, !problems.isEmpty {
                failures += 1
                if failures <= 10 { print("seed \(seed), file \(number): \(problems)") }
            }
        }
        alarm(0)
        let time = Self.seconds(clock.now - start)
        print("\(count) files, \(bytes) bytes, \(failures) failures, seed \(seed), digest \(digest)")
        print(String(format: "%.0f seconds; the slowest file took %.1f microseconds a byte", time, slowest * 1e6))
        return failures == 0
    }

    static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
