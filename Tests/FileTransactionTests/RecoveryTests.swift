import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FileTransaction

@Suite("Recovery")
struct RecoveryTests {
    private let folder = CommitScenario.folder()

    /// Runs the plan and dies just before the journal is removed: everything has been moved, nothing is settled.
    private func dieAtTheLastMoment() {
        var isDead = false
        let disk = CallCounter().disk { _, call in
            isDead = isDead || call == SystemCall(.removeFile, StageFolder.journal)
            return isDead ? ECANCELED : nil
        }
        guard var tree = try? FileTree(root: folder.path, disk: disk) else { return }
        try? CommitScenario.write(to: &tree)
        _ = try? tree.commit()
    }

    private func recover() throws -> RecoveryReport? {
        var tree = try FileTree(root: folder.path)
        return try tree.beginWriting()
    }

    @Test("says what it took back")
    func saysWhatItTookBack() throws {
        dieAtTheLastMoment()
        #expect(folder.text("edit") == "new")
        #expect(try FileTree(root: folder.path).hasInterruptedCommit())
        let report = try #require(try recover())
        #expect(report.removed.count == 5)
        #expect(report.restored == ["Modules/delete", "Modules/edit.swift", "becomes", "edit", "gone/deep/delete"])
        #expect(
            report.description
                == "note: an earlier run was stopped while it wrote; its changes were rolled back: 5 files removed, 5 files restored"
        )
        #expect(CommitScenario.state(of: folder) == .old)
        #expect(try !FileTree(root: folder.path).hasInterruptedCommit())
        #expect(try recover() == nil)
    }

    @Test("happens in a commit too, when nobody asked for it before")
    func happensInACommitToo() throws {
        dieAtTheLastMoment()
        var tree = try FileTree(root: folder.path)
        try tree.write("x", to: "another")
        try tree.commit()
        folder.remove("another")
        #expect(CommitScenario.state(of: folder) == .old)
    }

    @Test("is not done by a dry run")
    func isNotDoneByADryRun() throws {
        dieAtTheLastMoment()
        let before = folder.tree
        var tree = try FileTree(root: folder.path)
        try tree.write("x", to: "another")
        _ = tree.changes()
        #expect(folder.tree == before)
    }

    @Test("leaves what somebody has changed since, and says so")
    func leavesWhatHasChangedSince() throws {
        dieAtTheLastMoment()
        folder.put("edit", "somebody's")
        folder.put("created", "somebody's")
        folder.put("Modules/delete", "somebody's")
        let report = try #require(try recover())
        #expect(folder.text("edit") == "somebody's")
        #expect(folder.text("created") == "somebody's")
        #expect(folder.text("Modules/delete") == "somebody's")
        #expect(Set(report.kept) == ["edit", "created", "Modules/delete"])
        #expect(folder.text("Modules/edit.swift") == "old")
        #expect(!folder.exists(StageFolder.name))
        #expect(report.description.contains("edit: note: the file has changed since that run"))
    }

    @Test("keeps a folder in which somebody has put something since")
    func keepsAFolderThatIsInUse() throws {
        dieAtTheLastMoment()
        folder.put("Modules/New/mine", "x")
        _ = try recover()
        #expect(folder.text("Modules/New/mine") == "x")
        #expect(!folder.exists("Modules/New/DI"))
    }

    @Test("stops where two versions that people saved compete, and loses neither")
    func stopsWhereTwoVersionsThatPeopleSavedCompete() throws {
        dieAtTheLastMoment()
        let slot = CommitScenario.plan.map(\.path).sorted().firstIndex(of: "edit")!
        folder.put("\(StageFolder.name)/\(StageFolder.old(slot))", "saved by an editor during the run")
        folder.put("edit", "saved again since")
        let kept = "\(StageFolder.name)/\(StageFolder.old(slot))"
        let conflict = FileConflict(path: "edit", reason: .savedTwice(kept: kept))
        #expect(throws: Failure.conflict([conflict])) { try recover() }
        #expect(throws: Failure.conflict([conflict])) { try recover() }
        #expect(folder.text("edit") == "saved again since")
        #expect(folder.text(kept) == "saved by an editor during the run")
        #expect(folder.text("Modules/edit.swift") == "old")

        folder.remove(kept)
        _ = try recover()
        #expect(folder.text("edit") == "saved again since")
        #expect(!folder.exists(StageFolder.name))
    }

    @Test("throws away a stage whose journal was never finished")
    func throwsAwayAStageWhoseJournalWasNeverFinished() throws {
        dieAtTheLastMoment()
        let journal = "\(StageFolder.name)/\(StageFolder.journal)"
        let whole = try #require(folder.text(journal))
        for count in [0, 1, 20, whole.utf8.count - 1] {
            let torn = TemporaryFolder()
            torn.put("file", "x")
            torn.put(journal, String(whole.prefix(count)))
            torn.put("\(StageFolder.name)/0.new", "x")
            var tree = try FileTree(root: torn.path)
            _ = try tree.beginWriting()
            #expect(torn.tree == ["file": "x"])
        }
    }

    @Test(
        "touches nothing for a journal that it did not write",
        arguments: [
            "something else\nend\n",
            "scaffold commit, format 1\nend\n",
            "scaffold commit, format 3\nend\n",
            "scaffold commit, format 2\nfile x - - a\nend\n",
            "scaffold commit, format 2\nfile 0 - - ../outside\nend\n",
            "scaffold commit, format 2\nmade /etc\nend\n",
            "scaffold commit, format 2\nmade .git/hooks\nend\n",
            "scaffold commit, format 2\nemptied 99999999999999999999 a\nend\n",
            "scaffold commit, format 2\nfile -1 - - a\nend\n",
            "scaffold commit, format 2\nwhatever\nend\n",
        ]
    )
    func touchesNothingForAJournalThatItDidNotWrite(text: String) throws {
        let journal = "\(StageFolder.name)/\(StageFolder.journal)"
        folder.put(journal, text)
        let before = folder.tree
        #expect(throws: Failure.conflict([FileConflict(path: journal, reason: .foreignJournal)])) {
            try recover()
        }
        #expect(folder.tree == before)
    }

    @Test("does not follow a stage folder that is a link")
    func doesNotFollowAStageFolderThatIsALink() throws {
        folder.makeFolder("elsewhere")
        folder.put("elsewhere/0.new", "x")
        folder.link(StageFolder.name, to: "elsewhere")
        #expect(throws: Failure.self) { try recover() }
        #expect(folder.text("elsewhere/0.new") == "x")
    }

    @Test("does not follow a link that has taken a folder's place")
    func doesNotFollowALinkInAFoldersPlace() throws {
        dieAtTheLastMoment()
        let outside = TemporaryFolder()
        outside.put("edit.swift", "new")
        folder.remove("Modules")
        folder.link("Modules", to: outside.path)
        #expect(throws: Failure.refused(RefusedPath(path: "Modules", reason: .folderBecameLink))) {
            try recover()
        }
        #expect(outside.tree == ["edit.swift": "new"])
    }

    @Test("keeps what it does not know in the stage folder")
    func keepsWhatItDoesNotKnowInTheStageFolder() throws {
        folder.put("\(StageFolder.name)/mine", "x")
        #expect(throws: Failure.self) { try recover() }
        #expect(folder.text("\(StageFolder.name)/mine") == "x")
    }

    @Test("reads back each journal that is written")
    func readsBackEachJournalThatIsWritten() {
        let journal = CommitJournal(
            made: ["a", "a/b c"],
            emptied: [CommitJournal.Emptied(path: "é/x", permissions: 0o750)],
            files: [
                CommitJournal.File(slot: 0, path: "a b  c", old: nil, new: Fingerprint(of: [1])),
                CommitJournal.File(slot: 12, path: "d", old: Fingerprint(of: []), new: nil),
            ]
        )
        #expect(CommitJournal.read(Array(journal.text.utf8)) == .whole(journal))
        #expect(CommitJournal.read(Array(CommitJournal().text.utf8)) == .whole(CommitJournal()))
    }
}
