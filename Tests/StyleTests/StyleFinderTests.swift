import Foundation
import ScaffoldKit
import Testing

/// The style of an app that is there is found, whichever other styles there are.
struct StyleFinderTests {
    @Test(
        "by the modules that the tool has written, and without them by the app's declarations",
        arguments: StyleCase.library.names
    )
    func found(style: String) throws {
        let folder = try TemporaryFolder()
        try StyleCase(style: style, spec: "list-detail").generate(in: folder.url)
        #expect(try find(in: folder.url) == style)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".scaffold"))
        #expect(try find(in: folder.url) == style)
    }

    private func find(in folder: URL) throws -> String {
        try StyleFinder(StyleCase.library).find(nil, in: FileTree(root: folder.path)).style.name
    }
}
