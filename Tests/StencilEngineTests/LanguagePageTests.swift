import Foundation
import Testing

@testable import StencilEngine

@Suite("docs/template-language.md")
struct LanguagePageTests {
    private let page: LanguagePage

    init() throws {
        page = try LanguagePage.load()
    }

    @Test("every example renders to what the page says")
    func examples() throws {
        #expect(page.examples.count > 20)
        for example in page.examples {
            let rendered = page.result(of: example.template)
            #expect(rendered == example.expected, "line \(example.line)")
        }
    }

    @Test("every line of a table of filters is true")
    func tables() {
        #expect(page.tableExamples.count > 30)
        for example in page.tableExamples {
            #expect(page.result(of: example.template) == example.expected, "line \(example.line)")
        }
    }

    @Test("every filter has an example", arguments: Filter.allCases)
    func filters(filter: Filter) {
        #expect(
            page.allTemplates.contains { $0.contains("|\(filter.rawValue)") || $0.contains("| \(filter.rawValue)") }
        )
    }

    @Test(
        "every tag has an example",
        arguments: [
            "if", "elif", "else", "ifnot", "for", "empty", "break", "continue", "include", "import", "extends", "block",
            "set",
            "macro", "call", "filter", "map", "now",
        ]
    )
    func tags(name: String) {
        #expect(page.allTemplates.contains { $0.contains("% \(name) ") || $0.contains("- \(name) ") })
    }
}
