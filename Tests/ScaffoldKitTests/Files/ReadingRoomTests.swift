import Foundation
import SwiftOutline
import TestSupport
import Testing

@testable import ScaffoldKit

@Suite("What one thread reads many files with")
struct ReadingRoomTests {
    private let folder = TemporaryFolder()

    /// What is read of a file in a room, after another one was.
    private func read(_ name: String) throws -> String? {
        folder.put("other.swift", "let other = 1 // " + String(repeating: "x", count: 500))
        let disk = DiskAccess()
        let root = try disk.openFolder(folder.path)
        defer { disk.discard(root) }
        let room = ReadingRoom(isLarge: false)
        _ = room.outline(of: "other.swift", in: root)
        return room.outline(of: try RelativePath(name), in: root)?.source.text
    }

    @Test("a file of any size is read whole", arguments: [0, 1, 4095, 4096, 65_535, 65_536, 65_537, 200_000])
    func sizes(count: Int) throws {
        let text = String(String(repeating: "// a line of it\n", count: count / 16 + 1).prefix(count))
        folder.put("a.swift", text)
        #expect(try read("a.swift") == text)
    }

    @Test("what is no file, or not there, is left to whoever says why")
    func others() throws {
        folder.makeFolder("folder.swift")
        folder.link("link.swift", to: "other.swift")
        #expect(mkfifo(folder.path("pipe.swift"), 0o600) == 0)
        for name in ["folder.swift", "link.swift", "pipe.swift", "missing.swift"] { #expect(try read(name) == nil) }
    }

    @Test("so many files that memory grows ahead of them read the same")
    func many() throws {
        let names = (0..<1_200).map { "File\($0)" }
        for name in names { folder.put("\(name).swift", "struct \(name) {}\n") }
        let tree = try FileTree(root: folder.path)
        let found = try tree.outlines(of: try tree.files()) { $1.declarations.map(\.name) }
        #expect(found.joined().sorted() == names.sorted())
    }
}
