import Foundation
import TestSupport
import Testing

@testable import YAMLReader

/// Whatever is written reads back the same.
@Suite struct RoundTripTests {
    @Test("random trees survive being written and read", arguments: 0..<8 as Range<UInt64>)
    func randomTreesSurviveBeingWrittenAndRead(seed: UInt64) throws {
        var trees = RandomTrees(seed: seed)
        for _ in 0..<500 {
            let tree = trees.tree(depth: 4)
            let expected = JSONWriter.write(tree)
            for text in [YAMLWriter.write(tree), expected] {
                let back = try #require(try YAMLReader.read(text), "\(text.debugDescription)").value
                let actual = JSONWriter.write(back)
                try #require(actual.utf8.elementsEqual(expected.utf8), "\(text.debugDescription)")
            }
        }
    }

    @Test("what the suite's cases hold survives being written and read")
    func suiteCasesSurviveBeingWritten() throws {
        guard let path = SuiteFile.path else { return print(SuiteFile.skipNotice) }
        let file = try JSONDecoder().decode(SuiteFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        for item in file.cases {
            guard let tree = try? YAMLReader.read(item.yaml)?.value else { continue }
            #expect(try value(of: YAMLWriter.write(tree)) == tree, "\(item.id)")
        }
    }
}

/// Trees of values with texts that look like something else.
struct RandomTrees {
    private var random: RandomSource

    private static let fragments = [
        "a", "b", "Z", "0", "1", ".", "-", "+", ":", " ", "  ", "#", "?", ",", "[", "]", "{", "}", "&", "*", "!", "|",
        ">",
        "'", "\"", "%", "@", "`", "\\", "/", "=", "~", "<", "_", "\n", "\n\n", "\t", "\r", "\0", "\u{7F}", "\u{85}",
        "\u{A0}",
        "\u{2028}", "\u{FEFF}", "\u{FFFF}", "é", "日", "😀", "true", "null", "---", "...", "e5", "0x", ".inf", "no", ": ",
        " #",
    ]

    init(seed: UInt64) {
        random = RandomSource(seed: seed)
    }

    mutating func tree(depth: Int) -> YAMLValue {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random) {
        case 0: return [nil, true, false].randomElement(using: &random) ?? nil
        case 1: return .int(Int.random(in: -1000...1000, using: &random))
        case 2: return .double(Double(Int.random(in: -99...99, using: &random)) / 8)
        case 3...5: return .string(text())
        case 6, 7: return .array((0..<count()).map { _ in tree(depth: depth - 1) })
        default: return object(depth: depth)
        }
    }

    private mutating func object(depth: Int) -> YAMLValue {
        var keys: Set<String> = []
        var members: [YAMLMember] = []
        for _ in 0..<count() {
            let key = text()
            if keys.insert(key).inserted { members.append(YAMLMember(key, tree(depth: depth - 1))) }
        }
        return .object(members)
    }

    private mutating func text() -> String {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.fragments.randomElement(using: &random) ?? "" }
            .joined()
    }

    private mutating func count() -> Int {
        Int.random(in: 0...4, using: &random)
    }
}
