import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A diff")
struct DiffTests {
    private func lines(_ kind: Diff.Line.Kind, in diff: Diff) -> Int {
        diff.hunks.reduce(0) { $0 + $1.lines.count { $0.kind == kind } }
    }

    private func unified(_ old: String, _ new: String, context: Int = 3) -> String {
        Diff(old: Array(old.utf8), new: Array(new.utf8), context: context).unified(old: "a/x", new: "b/x")
    }

    @Test("shows three unchanged lines around a change")
    func showsThreeUnchangedLinesAroundAChange() {
        #expect(
            unified("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
                --- a/x
                +++ b/x
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """
        )
    }

    @Test("joins changes whose context meets, and parts others")
    func joinsChangesWhoseContextMeets() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let near = old.replacing("5", "", in: "\n5\n").replacing("12", "", in: "\n12\n")
        #expect(unified(old, near).components(separatedBy: "@@ -").count - 1 == 1)
        let far = old.replacing("5", "", in: "\n5\n").replacing("13", "", in: "\n13\n")
        #expect(unified(old, far).components(separatedBy: "@@ -").count - 1 == 2)
    }

    @Test("says where a final newline is missing")
    func saysWhereAFinalNewlineIsMissing() {
        #expect(
            unified("a\nb", "a\nb\n") == """
                --- a/x
                +++ b/x
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +b

                """
        )
        #expect(unified("a", "b").hasSuffix("-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
    }

    @Test("counts from the line before where there is nothing")
    func countsFromTheLineBeforeWhereThereIsNothing() {
        let created = Diff(old: [], new: Array("a\nb\n".utf8)).unified(old: nil, new: "b/x")
        #expect(created == "--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        let deleted = Diff(old: Array("a\n".utf8), new: []).unified(old: "a/x", new: nil)
        #expect(deleted == "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
        #expect(unified("a\nb\n", "a\nnew\nb\n", context: 0) == "--- a/x\n+++ b/x\n@@ -1,0 +2 @@\n+new\n")
    }

    @Test("is empty for equal versions")
    func isEmptyForEqualVersions() {
        #expect(unified("a\n", "a\n") == "")
        #expect(Diff(old: [], new: []).hunks.isEmpty)
    }

    @Test("counts its lines")
    func countsItsLines() {
        let diff = Diff(old: Array("a\nb\nc\n".utf8), new: Array("a\nx\ny\nc\n".utf8))
        #expect(lines(.added, in: diff) == 2)
        #expect(lines(.removed, in: diff) == 1)
    }

    @Test("keeps an inserted function in one piece")
    func keepsAnInsertedFunctionInOnePiece() {
        let first = "    func a() {\n        one()\n    }\n"
        let last = "    func c() {\n        three()\n    }\n"
        let added = "    func b() {\n        two()\n    }\n"
        let diff = Diff(
            old: Array("\(first)\n\(last)".utf8),
            new: Array("\(first)\n\(added)\n\(last)".utf8)
        )
        let lines = diff.hunks.flatMap(\.lines).filter { $0.kind == .added }.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        #expect(lines.joined() == added + "\n")
    }

    @Test("says of files with NUL bytes only that they differ")
    func saysOfFilesWithNULBytesOnlyThatTheyDiffer() {
        let diff = Diff(old: [0, 1], new: [0, 2])
        #expect(diff.unified(old: "a/x", new: "b/x") == "Binary files a/x and b/x differ\n")
    }

    @Test("applied to the old version gives the new one")
    func appliedToTheOldVersionGivesTheNewOne() {
        var random = RandomSource(seed: 7)
        for round in 0..<2000 {
            let kinds = 1 + Int(random.next() % 12)
            let old = randomText(&random, kinds: kinds)
            let new = round % 3 == 0 ? randomText(&random, kinds: kinds) : mutated(old, &random)
            for context in [0, 3] {
                let diff = Diff(old: old, new: new, context: context)
                #expect(apply(diff, to: old) == new, "round \(round)")
            }
        }
    }

    @Test("between its unique lines makes the fewest changes")
    func betweenItsUniqueLinesMakesTheFewestChanges() throws {
        var random = RandomSource(seed: 11)
        for _ in 0..<500 {
            let old = (0..<random.next() % 30).map { _ in Int(random.next() % 3) }
            let new = (0..<random.next() % 30).map { _ in Int(random.next() % 3) }
            let steps = try #require(ShortestEdit(old: old[...], new: new[...]).path())
            #expect(steps.count == fewestChanges(old, new))
        }
    }

    @Test(
        "takes the patch program to the new version",
        .enabled(if: SearchPath.has("patch"), "there is no patch program")
    )
    func takesThePatchProgramToTheNewVersion() throws {
        var random = RandomSource(seed: 3)
        for _ in 0..<25 {
            let folder = TemporaryFolder()
            let old = randomText(&random, kinds: 8)
            let new = mutated(old, &random)
            if old == new { continue }
            folder.put("x", String(decoding: old, as: UTF8.self))
            folder.put("patch", Diff(old: old, new: new).unified(old: "a/x", new: "b/x"))
            let run = try Program.run(["patch", "-s", "-p1", "-i", "patch"], in: folder.path)
            #expect(run.status == 0, "\(run.output)")
            #expect(folder.text("x") ?? "" == String(decoding: new, as: UTF8.self))
        }
    }

    @Test("takes bounded time on large files, however different")
    func takesBoundedTimeOnLargeFiles() {
        var random = RandomSource(seed: 5)
        let count = TestRun.isWhole ? 100_000 : 20_000
        func text(_ line: (Int) -> String) -> [UInt8] { Array((0..<count).map { line($0) + "\n" }.joined().utf8) }
        let few = text { _ in "line \(random.next() % 5)" }
        let otherFew = text { _ in "line \(random.next() % 5)" }
        let unique = text { "line \($0)" }
        let reversed = text { "line \(count - $0)" }
        let edited = text { $0 % 1000 == 0 ? "edited \($0)" : "line \($0)" }
        for (old, new) in [(few, otherFew), (unique, reversed), (few, unique), (unique, edited)] {
            let clock = ContinuousClock()
            var diff: Diff?
            let time = clock.measure { diff = Diff(old: old, new: new) }
            #expect(apply(diff!, to: old) == new)
            #expect(time < .seconds(200))
        }
        let diff = Diff(old: unique, new: edited)
        #expect(lines(.added, in: diff) == count / 1000)
        #expect(lines(.removed, in: diff) == count / 1000)
    }

    // MARK: - Helpers

    private func randomText(_ random: inout RandomSource, kinds: Int) -> [UInt8] {
        let count = Int(random.next() % 30)
        var text = (0..<count).map { _ in "line \(random.next() % UInt64(kinds))" }.joined(separator: "\n")
        if random.next() % 4 != 0, count > 0 { text += "\n" }
        return Array(text.utf8)
    }

    private func mutated(_ text: [UInt8], _ random: inout RandomSource) -> [UInt8] {
        var result = lines(text)
        for _ in 0..<(1 + random.next() % 4) {
            let place = Int(random.next() % UInt64(result.count + 1))
            if random.next() % 2 == 0 || place == result.count {
                if place == result.count, let last = result.last, last.last != 10 { result[place - 1] = last + [10] }
                result.insert(Array("new \(random.next() % 3)\n".utf8), at: place)
            } else {
                result.remove(at: place)
            }
        }
        return Array(result.joined())
    }

    private func lines(_ text: [UInt8]) -> [[UInt8]] {
        var found: [[UInt8]] = []
        var line: [UInt8] = []
        for byte in text {
            line.append(byte)
            if byte == 10 {
                found.append(line)
                line = []
            }
        }
        return line.isEmpty ? found : found + [line]
    }

    /// Applies hunks as `patch` does, and checks all that they say on the way.
    private func apply(_ diff: Diff, to old: [UInt8]) -> [UInt8] {
        let before = lines(old)
        var after: [[UInt8]] = []
        var position = 0
        for hunk in diff.hunks {
            #expect(hunk.old.lowerBound >= position)
            after += before[position..<hunk.old.lowerBound]
            #expect(after.count == hunk.new.lowerBound)
            position = hunk.old.lowerBound
            for line in hunk.lines {
                if line.kind != .added {
                    #expect(before[position] == Array(line.bytes))
                    position += 1
                }
                if line.kind != .removed { after.append(Array(line.bytes)) }
            }
            #expect(position == hunk.old.upperBound)
            #expect(after.count == hunk.new.upperBound)
        }
        return Array((after + before[position...]).joined())
    }

    private func fewestChanges(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(0...new.count)
        for (index, line) in old.enumerated() {
            var next = [index + 1]
            for (place, other) in new.enumerated() {
                next.append(line == other ? row[place] : 1 + min(row[place + 1], next[place]))
            }
            row = next
        }
        return row[new.count]
    }
}

extension String {
    /// This text with the part `inner` of the one place that reads `surroundings` replaced.
    fileprivate func replacing(_ inner: String, _ replacement: String, in surroundings: String) -> String {
        replacingOccurrences(of: surroundings, with: surroundings.replacingOccurrences(of: inner, with: replacement))
    }
}
