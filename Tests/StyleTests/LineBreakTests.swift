import Diagnostics
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import Testing

/// A module of an app whose files were saved with carriage returns.
@Suite("Modules with carriage returns")
struct LineBreakTests {
    @Test(
        "is saved as the app's other files are, grows so, and is taken back to the byte",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func carriageReturns(_ style: String) throws {
        let app = try StyledApp(style)
        for (path, text) in app.files where path.hasSuffix(".swift") {
            try app.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
        }
        let before = app.files

        try app.module("Favorites", screens: "list,detail(itemId: String)")
        expectCarriageReturns(app)
        let once = app.files
        try app.module("Favorites", screens: "list,detail(itemId: String)")
        #expect(app.files == once)

        try app.screen(AddedScreen(text: "edit(itemId: String)"), in: "Favorites")
        #expect(app.files.count > once.count)
        expectCarriageReturns(app)

        #expect(try app.remove("Favorites").notes.map(\.description) == [])
        let after = app.files
        #expect(after.keys.sorted() == before.keys.sorted())
        for (path, text) in before { #expect(after[path] == text, "\(path)") }
    }

    private func expectCarriageReturns(_ app: StyledApp, sourceLocation: SourceLocation = #_sourceLocation) {
        for (path, text) in app.files where path.hasSuffix(".swift") {
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            #expect(lines.allSatisfy { $0.last == UInt8(ascii: "\r") }, "\(path)", sourceLocation: sourceLocation)
        }
    }
}
