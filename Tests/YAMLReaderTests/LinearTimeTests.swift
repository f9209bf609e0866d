import Foundation
import TestSupport
import Testing

@testable import YAMLReader

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Eight times the text takes about eight times as long, whatever it holds.
@Suite(
    .serialized,
    .slow
)
struct LinearTimeTests {
    /// A text of about the given number of bytes.
    struct Shape: Sendable, CustomTestStringConvertible {
        let prefix: String
        let unit: String
        let suffix: String

        init(_ unit: String, prefix: String = "", suffix: String = "") {
            self.prefix = prefix
            self.unit = unit
            self.suffix = suffix
        }

        func text(_ count: Int) -> [UInt8] {
            Array((prefix + String(repeating: unit, count: count / unit.utf8.count) + suffix).utf8)
        }

        var testDescription: String { (prefix + unit + "…" + suffix).debugDescription }
    }

    @Test(
        "time grows with the text and not faster",
        arguments: [
            Shape("- name: detail\n  parameters: { id: String }\n"),
            Shape("{\"é\": [1, true]}, ", prefix: "[", suffix: "1]"),
            Shape("word word\n"), Shape("\n", prefix: "a: b", suffix: "c: d"),
            Shape("     \n", prefix: "a:\n", suffix: " b"),
            Shape("- a\n# comment\n\n"), Shape("[["), Shape("{a: "), Shape("- "), Shape(": \n"), Shape(":a"),
            Shape("a#"),
            Shape("  a\n\n", prefix: "|+\n"), Shape("  a\n   b\n", prefix: ">\n"), Shape("- |\n\n\n"), Shape("- a\r"),
            Shape("a \\n\n \\\n", prefix: "\"", suffix: "\""), Shape("a\n", prefix: "\""),
            Shape("a''  \n", prefix: "'"),
            Shape("é😀x, ", prefix: "[", suffix: "z]"), Shape("'\u{7F}', ", prefix: "[", suffix: "z]"),
            Shape("f(a", prefix: "- ", suffix: ": b"),
            Shape("a\n\n#c\n,", prefix: "[", suffix: "]"), Shape(" ", prefix: "a", suffix: "b"), Shape("&"),
            Shape("\u{FEFF}", prefix: "'", suffix: "'"),
        ]
    )
    func timeGrowsWithTheTextAndNotFaster(shape: Shape) {
        let small = seconds(shape.text(8_000))
        let large = seconds(shape.text(64_000))
        #expect(large < small * 8 * 3 + 0.005, "\(small) s for 8 kB, \(large) s for 64 kB")
    }

    @Test("time grows with the number of keys and not faster")
    func timeGrowsWithTheNumberOfKeysAndNotFaster() {
        func mapping(_ count: Int) -> [UInt8] {
            Array((0..<count).map { "key\($0): value\n" }.joined().utf8)
        }
        let small = seconds(mapping(500))
        let large = seconds(mapping(4000))
        #expect(large < small * 8 * 3 + 0.005, "\(small) s for 500 keys, \(large) s for 4000")
    }

    /// The best of three, in time of this thread only, so that other work on the machine does not matter.
    private func seconds(_ bytes: [UInt8]) -> Double {
        (0..<3).map { _ in
            let before = threadTime()
            _ = try? YAMLReader.read(bytes: bytes)
            return threadTime() - before
        }.min() ?? 0
    }

    private func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
