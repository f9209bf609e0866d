import AppModel
import FileTransaction
import Testing

@testable import ScaffoldLint

/// A view controller may have 400 lines of code; comments and empty lines are none.
@Suite("Length of view controllers")
struct TypeLengthTests {
    private func findings(lines: Int) throws -> [String] {
        let body = (1..<lines - 1).map { "    let a\($0) = 1 // one\n\n    /* \n */\n" }.joined()
        let source = "class CartViewController: UIViewController {\n\(body)}\n"
        let style = try Styles.style("uikit-mvvmc")
        var rules = try Styles.rules("uikit-mvvmc")
        rules.rules.removeAll { $0.id != "vc.massive" }
        let model = AppModel([(path: try RelativePath("Cart.swift"), bytes: Array(source.utf8))])
        return Linter(rules).findings(in: LintContext(model: model, style: style, rules: rules)).map {
            "\($0.severity.rawValue): \($0.message)"
        }
    }

    @Test("400 lines of code are allowed, and one more is a note")
    func limit() throws {
        #expect(try findings(lines: 400) == [])
        #expect(
            try findings(lines: 401) == ["note: \"CartViewController\" has 401 lines of code, more than 400"]
        )
    }
}
