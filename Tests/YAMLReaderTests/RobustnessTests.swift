import Foundation
import TestSupport
import Testing

@testable import Diagnostics
@testable import YAMLReader

/// Any bytes at all end in a node or a problem with a place in the text.
@Suite struct RobustnessTests {
    @Test("a text that is cut off anywhere is read or refused", arguments: Corpus.texts)
    func textThatIsCutOffAnywhereIsReadOrRefused(text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count {
            check(Array(bytes[..<count]))
            check(Array(bytes[count...]))
        }
    }

    /// `SCAFFOLD_FUZZ_SEED` and `SCAFFOLD_FUZZ_COUNT` choose other mutations and more of them.
    @Test("mutated texts are read or refused")
    func mutatedTextsAreReadOrRefused() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["SCAFFOLD_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let count = environment["SCAFFOLD_FUZZ_COUNT"].flatMap { Int($0) } ?? 6000
        var mutator = Mutator(seed: seed)
        var read = 0
        for _ in 0..<count where check(mutator.next()) {
            read += 1
        }
        print("yaml fuzz: seed \(seed), \(count) texts, \(read) read, \(count - read) refused")
        #expect(read > count / 50 && read < count * 49 / 50, "the mutations are too tame or too wild to find anything")
    }

    @Test("random bytes are read or refused")
    func randomBytesAreReadOrRefused() {
        var random = RandomSource(seed: 7)
        for _ in 0..<2000 {
            check(
                (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random)
                }
            )
        }
    }

    @Test(
        "what is not UTF-8 or not text is refused where it stands",
        arguments: [
            ([0x61, 0x00], "1:2", "control character U+0000"), ([0x61, 0x0A, 0x1F], "2:1", "control character U+001F"),
            ([0x61, 0xFF], "1:2", "byte 0xFF is not UTF-8 here"),
            ([0xC3, 0xA9, 0xC3], "1:2", "byte 0xC3 is not UTF-8 here"),
            ([0xC0, 0x80], "1:1", "byte 0xC0 is not UTF-8 here"), ([0x61, 0x80], "1:2", "byte 0x80 is not UTF-8 here"),
            ([0xE0, 0x80, 0x80], "1:1", "byte 0xE0 is not UTF-8 here"),
            ([0xF4, 0x90, 0x80, 0x80], "1:1", "byte 0xF4 is not UTF-8 here"),
            ([0xED, 0xA0, 0x80], "1:1", "byte 0xED is not UTF-8 here"),
            ([0xFF, 0xFE, 0x61, 0x00], "1:1", "the text is UTF-16"),
            ([0xFE, 0xFF, 0x00, 0x61], "1:1", "the text is UTF-16"),
        ] as [([UInt8], String, String)]
    )
    func whatIsNotUTF8OrNotTextIsRefusedWhereItStands(bytes: [UInt8], place: String, message: String)
        throws
    {
        let problem = try #require(throws: YAMLProblem.self) { try YAMLReader.read(bytes: bytes) }
        #expect(YAMLReaderTests.place(problem) == place)
        #expect(problem.message == message)
    }

    @Test(
        "the deepest text needs no more stack than a thread of half a megabyte has",
        arguments: ["[", "{a: ", "- ", "a:\n"]
    )
    func deepestTextNeedsLittleStack(opening: String) async {
        let closing = ["[": "]", "{a: ": "}"][opening] ?? ""
        let depth = YAMLReader.maximumDepth
        let lines = (0..<depth).map { String(repeating: " ", count: opening == "a:\n" ? $0 : 0) + opening }
        let bytes = Array((lines.joined() + String(repeating: closing, count: depth)).utf8)
        #expect(await RoomyThread.run(stackSize: 512 << 10) { check(bytes) })
    }

    /// Reads, and checks that the result is sane: positions in the text, values that survive being written.
    ///
    /// - Returns: Whether the text was read.
    @discardableResult
    private func check(_ bytes: [UInt8]) -> Bool {
        do throws(YAMLProblem) {
            guard let root = try YAMLReader.read(bytes: bytes) else { return true }
            checkSpans(of: root, within: 0...bytes.count, bytes)
            let value = root.value
            let back = try YAMLReader.read(YAMLWriter.write(value))?.value
            #expect(same(back, value), "written otherwise: \(shown(bytes))")
        } catch {
            #expect((0...bytes.count).contains(error.position.offset), "\(shown(bytes))")
            #expect(error.position == naivePosition(error.position.offset, bytes), "\(shown(bytes))")
            #expect(!error.message.isEmpty && error.message.utf8.count < 600, "\(shown(bytes))")
            return false
        }
        return true
    }

    private func checkSpans(of node: YAMLNode, within range: ClosedRange<Int>, _ bytes: [UInt8]) {
        let start = node.start.offset
        let end = node.end.offset
        guard start <= end, range.contains(start), range.contains(end) else {
            Issue.record("\(start)-\(end) is not within \(range): \(shown(bytes))")
            return
        }
        for child in (node.sequence ?? []) + (node.entries ?? []).flatMap({ [$0.key, $0.value] }) {
            checkSpans(of: child, within: start...end, bytes)
        }
    }

    private func same(_ left: YAMLValue?, _ right: YAMLValue) -> Bool {
        left.map { JSONWriter.write($0).utf8.elementsEqual(JSONWriter.write(right).utf8) } ?? false
    }

    /// Counts lines and columns from the beginning.
    private func naivePosition(_ offset: Int, _ bytes: [UInt8]) -> SourcePosition {
        var line = 1
        var column = 1
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < offset {
            let byte = bytes[index]
            if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            index += 1
        }
        return SourcePosition(line: line, column: column, offset: offset)
    }

    private func shown(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).debugDescription
    }
}

/// Makes texts by cutting, joining and disturbing those of the corpus.
struct Mutator {
    private var random: RandomSource

    init(seed: UInt64) {
        random = RandomSource(seed: seed)
    }

    mutating func next() -> [UInt8] {
        var bytes = slice(of: text())
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            mutate(&bytes)
        }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.insert(contentsOf: fragment(), at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...4, using: &random)))
        case 2: bytes.insert(contentsOf: slice(of: text()), at: place)
        case 3: bytes.replaceSubrange(place..<min(bytes.count, place + 1), with: fragment())
        default: bytes.insert(contentsOf: slice(of: bytes), at: place)
        }
    }

    private mutating func fragment() -> [UInt8] {
        Corpus.fragments.randomElement(using: &random) ?? []
    }

    private mutating func text() -> [UInt8] {
        Array((Corpus.texts.randomElement(using: &random) ?? "").utf8)
    }

    private mutating func slice(of bytes: [UInt8]) -> [UInt8] {
        let from = Int.random(in: 0...bytes.count, using: &random)
        return Array(bytes[from..<Int.random(in: from...bytes.count, using: &random)])
    }
}
