import AppModel
import Diagnostics
import FileTransaction
import Testing

@testable import ModulePlanning

/// Numbers that counted the modules are named.
struct CountNotesTests {
    private let names = NeighbourNames(NameWords("Favorites"), among: ModuleNames(["Beds", "Plots"]))

    @Test("a number of the modules in a comment or a text is named with its place")
    func finds() {
        let notes = notes(
            "/// The 2 flows.\nclass Main {\n    let a = [Beds(), Plots()]\n    let b = \"all two tabs\"\n}"
        )
        #expect(notes.map(\.line) == [1, 4])
    }

    @Test("other numbers, and numbers in code, are not")
    func others() {
        #expect(notes("// 3 flows, iOS 2\nlet a = [Beds(), Plots()].prefix(2)").isEmpty)
    }

    private func notes(_ text: String) -> [SourceMark] {
        let file = SourceFile(path: RelativePath(trusted: "App/Main.swift"), bytes: Array(text.utf8))
        return CountNotes(names: names).notes(on: file).compactMap(\.mark)
    }
}
