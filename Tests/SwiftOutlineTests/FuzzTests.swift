import Diagnostics
import Foundation
import SwiftOutline
import TestSupport
import Testing

@Suite(
    "Any bytes at all",
    .slow
)
struct FuzzTests {
    /// The reader's own sources, as a corpus that is always there.
    private static let corpus: [[UInt8]] = {
        return ["Sources/SwiftOutline", "Tests/SwiftOutlineTests"].flatMap { folder -> [[UInt8]] in
            let path = Repository.root.appendingPathComponent(folder).path
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }.sorted() ?? []
            return names.filter { $0.hasSuffix(".swift") }.compactMap {
                FileManager.default.contents(atPath: path + "/" + $0).map { [UInt8]($0) }
            }
        }
    }()

    @Test("mutated files are read without a trap, and byte for byte", arguments: 0..<8)
    func mutated(seed: UInt64) async {
        #expect(!Self.corpus.isEmpty)
        let problems = await RoomyThread.run {
            var mutator = Mutator(seed: seed, corpus: Self.corpus)
            return (0..<25).flatMap { number in
                Inspection(mutator.next(maximumSize: 3000)).problems.map { "file \(number): \($0)" }
            }
        }
        #expect(problems.isEmpty)
    }

    @Test("every prefix of a file is read", arguments: [0, 1])
    func prefixes(offset: Int) throws {
        let text = """
            @A(b: "c\\(d)") public struct E<F>: G where F: H {
              /* i /* j */ */ var k: L? = #"m"# { didSet { n[o] = { [weak p] q in r } } }
              #if s
              func t(_ u: V = .w) async throws -> X { switch y { case .z(let a) where b: c; default: d } }
              #endif
              case e = #/f/#, g(h: I)
            }
            """
        let bytes = Array(text.utf8)
        for count in stride(from: offset, through: bytes.count, by: 2) {
            let inspection = Inspection(Array(bytes.prefix(count)))
            #expect(inspection.problems.isEmpty, "\(count) bytes: \(inspection.problems)")
        }
    }

    @Test("every byte and every pair of bytes is read")
    func shortTexts() {
        var pairs: [[UInt8]] = [[]]
        for first in UInt8.min...UInt8.max {
            pairs.append([first])
            for second in "{}()[]\"'`/*#\\<>@.:,;?!&=-x0$\n\r\t \u{0}".utf8 {
                pairs.append([first, second])
                pairs.append([second, first])
            }
        }
        for bytes in pairs {
            let inspection = Inspection(bytes)
            #expect(inspection.problems.isEmpty, "\(bytes): \(inspection.problems)")
        }
    }
}

@Suite(
    "Time",
    .slow
)
struct TimeTests {
    @Test("no repetition makes reading slow or deep", arguments: Repetitions.pieces)
    func repetition(piece: String) async {
        let bytes = Repetitions.text(piece, size: 60_000)
        let time = await RoomyThread.run {
            let start = processorSeconds()
            _ = Outline(SourceText(bytes)).code().calls.count
            return processorSeconds() - start
        }
        // A debug build takes a few milliseconds; reading in quadratic time would take minutes.
        #expect(time < 20, "\(piece.debugDescription) took \(time) seconds")
    }

    @Test("nesting needs no more stack than it says")
    func smallStack() async {
        #if DEBUG
        let stackSize = 1536 << 10
        #else
        let stackSize = 208 << 10
        #endif
        let texts = Repetitions.pieces.map { Array(repeatElement(Array($0.utf8), count: 2000).joined()) }
        let sum = await RoomyThread.run(stackSize: stackSize) {
            texts.reduce(0) { $0 + Outline(SourceText($1)).code().calls.count }
        }
        #expect(sum > 0)
    }
}

/// The seconds for which the processor has worked for the calling thread, however busy the machine is.
private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
