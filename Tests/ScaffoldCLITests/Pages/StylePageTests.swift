import BuiltInStyles
import Diagnostics
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// The page of a style under `docs/styles/` names the options that the style has, and shows an app as `scaffold graph` draws it.
///
/// `SCAFFOLD_RECORD=1 swift test --filter StylePageTests` writes both anew and fails.
@Suite("Pages of the styles")
struct StylePageTests {
    static let library = StyleLibrary(files: BuiltInStyles.files)
    static let names = library.names

    @Test("the table of a style's options is up to date", arguments: names)
    func options(_ name: String) throws {
        let page = Page(path: "docs/styles/\(name).md")
        let style = try Self.library.style(Located(name, at: SourceMark(source: "--style")))
        let rows = style.manifest.options.map { option in
            let values = option.values.map { $0 == option.defaultValue ? "**`\($0)`**" : "`\($0)`" }
            return "| `\(option.name)` | \(values.joined(separator: ", ")) | \(option.help) |"
        }
        let table = ["| option | values, the usual one in bold | |", "| --- | --- | --- |"] + rows
        let text = try #require(page.text)
        try page.expect(try Self.text(text, replacing: "| option |", upTo: "", with: table))
    }

    @Test(
        "the drawing of an app of the style is up to date",
        arguments: TestRun.sample(1, of: names)
    )
    func drawing(_ name: String) throws {
        let page = Page(path: "docs/styles/\(name).md")
        let setup = "scaffold app Shop --style \(name) --modules orders,favorites; cd Shop"
        let graph = try ConsoleSession(setup: setup).outputs(of: ["scaffold graph"])[0]
        let text = try #require(page.text)
        try page.expect(
            try Self.text(text, replacing: "```mermaid", upTo: "```", with: ["```mermaid"] + graph.lines)
        )
    }

    /// The text with other lines in place of those from the first one that begins so up to the next that is the given one.
    private static func text(_ text: String, replacing start: String, upTo end: String, with lines: [String]) throws
        -> String
    {
        var all = text.lines
        let first = try #require(all.firstIndex { $0.hasPrefix(start) }, "there is no line \"\(start)\"")
        let last = try #require(all[(first + 1)...].firstIndex(of: end))
        all.replaceSubrange(first..<last, with: lines)
        return all.joined(separator: "\n")
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
