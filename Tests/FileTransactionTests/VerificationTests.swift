import Diagnostics
import TestSupport
import Testing

@testable import FileTransaction

@Suite("A commit that is verified")
struct VerificationTests {
    private let folder = TemporaryFolder()

    private func planned() throws -> FileTree {
        folder.put("edited", "old")
        folder.put("deleted/file", "old")
        folder.setPermissions("edited", 0o750)
        var tree = try FileTree(root: folder.path)
        try tree.write("new", to: "edited")
        try tree.write("new", to: "made/here/created")
        try tree.remove("deleted/file")
        return tree
    }

    private static let failure = Failure(.conflict, [Problem("it does not build")])

    @Test("sees the files in their places, and is complete if it succeeds")
    func succeeds() throws {
        var tree = try planned()
        var seen: [String: String] = [:]
        try tree.commit(
            verifiedBy: Verification(command: "build") { seen = folder.files.filter { !$0.key.hasPrefix(".") } }
        )
        #expect(seen == ["edited": "new", "made/here/created": "new"])
        #expect(folder.files == seen)
    }

    @Test("goes back byte for byte if it fails, with permissions and empty folders")
    func fails() throws {
        var tree = try planned()
        let before = folder.tree
        let error = #expect(throws: Failure.self) {
            try tree.commit(verifiedBy: Verification(command: "build") { () throws(Failure) in throw Self.failure })
        }
        #expect(error == Self.failure)
        #expect(folder.tree == before)
        #expect(folder.permissions("edited") == 0o750)
        #expect(tree.changes().count == 3)
    }

    @Test("leaves a file that was saved meanwhile, and says so")
    func savedMeanwhile() throws {
        var tree = try planned()
        let error = #expect(throws: Failure.self) {
            try tree.commit(
                verifiedBy: Verification(command: "build") { () throws(Failure) in
                    folder.put("made/here/created", "by hand")
                    throw Self.failure
                }
            )
        }
        #expect(
            error?.lines == [
                "error: it does not build",
                "made/here/created: note: the file has changed since that run; it was left as it is",
            ]
        )
        #expect(folder.text("made/here/created") == "by hand")
        #expect(folder.text("edited") == "old")
    }

    @Test(
        "is taken back by the next run if it was killed meanwhile, or kept, as that run is asked",
        arguments: [false, true]
    )
    func killed(isKept: Bool) throws {
        var tree = try planned()
        let before = folder.files
        // What a killed run leaves behind is copied while it verifies.
        let copy = TemporaryFolder()
        try tree.commit(
            verifiedBy: Verification(command: "swift build") {
                for (path, text) in folder.files { copy.put(path, text) }
            }
        )
        var next = try FileTree(root: copy.path)
        var asked: [String] = []
        let report = try next.beginWriting(keeping: { command in
            asked.append(command)
            return isKept
        })
        #expect(asked == ["swift build"])
        let cut = "note: an earlier run was stopped while \"swift build\" verified it; "
        let end = isKept ? "its changes are kept" : "its changes were rolled back: 1 file removed, 2 files restored"
        #expect(report?.problems.map(\.description) == [cut + end])
        #expect(copy.files == (isKept ? folder.files : before))
    }
}
