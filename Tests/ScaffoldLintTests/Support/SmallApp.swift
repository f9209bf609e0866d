import AppModel
import FileTransaction
import Foundation
import ScaffoldLint
import TestSupport

/// A few files in a folder of their own, linted as an app of a style.
final class SmallApp {
    static let style = "uikit-mvvmc"

    /// A view controller with a strong coordinator, and nothing else that lint has a word for.
    static let screen = """
        class CartFlowCoordinator {}
        class CartViewController: UIViewController {
            var coordinator: CartFlowCoordinator?
        }

        """

    var root: URL { folder.url }
    private let folder: TemporaryFolder
    private let style: String

    init(_ files: KeyValuePairs<String, String>, style: String = style) throws {
        self.style = style
        folder = TemporaryFolder()
        for (path, text) in files {
            try folder.write(text, to: path)
        }
    }

    func lint() throws -> LintRun.Result {
        let tree = try FileTree(root: root.path)
        return try run(in: tree).lint(tree)
    }

    private func run(in tree: FileTree) throws -> LintRun {
        let rules = try Styles.rules(style)
        return LintRun(
            style: try Styles.style(style),
            rules: rules,
            settings: try LintSettings.read(in: tree, rules: rules)
        )
    }

    /// Mends what can be mended, and gives the number of findings that went.
    @discardableResult
    func fix() throws -> Int {
        var tree = try FileTree(root: root.path)
        let fixed = try Fixer(run(in: tree)).fix(&tree) { _, _ in true }.fixed
        _ = try tree.commit()
        return fixed
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws {
        try folder.write(text, to: path)
    }
}

extension LintRun.Result {
    /// `file:line: severity: rule` of each finding.
    var lines: [String] {
        findings.map { "\($0.file):\($0.span.line): \($0.severity.rawValue): \($0.rule)" }
    }
}
