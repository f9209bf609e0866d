import AppModel
import Foundation
import ScaffoldLint
import Styles
import Testing

/// Apps that people wrote, unlike the generated ones in names, folders and habits: lint finds what their answer lists say, no
/// more and no less.
@Suite("Apps written by hand")
struct MarkedAppTests {
    struct Case: CustomTestStringConvertible {
        let style: String
        let name: String

        var testDescription: String { "\(style), \(name)" }
    }

    static let cases: [Case] = {
        let folder = MarkedApp.folder
        return Styles.library.names.flatMap { style in
            let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(style).path)
            return (files ?? []).sorted().map { Case(style: style, name: String($0.dropLast(".txt".count))) }
        }
    }()

    @Test("Lint meets the answer list", arguments: cases)
    func answers(_ fixture: Case) throws {
        let app = try MarkedApp(style: fixture.style, name: fixture.name)
        let rules = try Styles.rules(fixture.style)
        let view = LintContext(model: AppModel(app.files), style: try Styles.style(fixture.style), rules: rules)
        let found = Linter(rules).findings(in: view).map { "\($0.file):\($0.span.line): \($0.rule)" }.sorted()
        #expect(found.filter { !app.answers.contains($0) } == [], "too many")
        #expect(app.answers.filter { !found.contains($0) } == [], "too few")
        #expect(found.count == app.answers.count)
    }
}
