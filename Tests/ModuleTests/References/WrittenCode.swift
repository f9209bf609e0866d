import BuiltInStyles
import Diagnostics
import TestSupport

@testable import FileTransaction
@testable import ModulePlanning
@testable import Styles

/// Code that a change set writes into an app, with `1️⃣` before each place that does not fit.
struct WrittenCode {
    private let app: [String: String]
    private let written: [String: String]
    private var places: [String] = []

    /// - Parameters:
    ///   - code: The text of the written file.
    ///   - app: The files of the app by their paths, or the text of its only file.
    init(_ code: String, at path: String = "Written.swift", in app: [String: String]) {
        let marked = MarkedSource(code)
        self.app = app
        written = [path: marked.text]
        places = marked.places.map { "\(path):\($0)" }
    }

    init(_ code: String, in app: String) {
        self.init(code, in: ["App.swift": app])
    }

    /// What the check says; the last line is advice.
    func problems() throws -> [Problem] {
        let folder = TemporaryFolder()
        for (path, text) in app { try folder.write(text, to: path) }
        var tree = try FileTree(root: folder.path)
        for (path, text) in written { try tree.write(text, to: try RelativePath(path)) }
        do throws(Failure) {
            try ReferenceCheck(frameworks: StyleLibrary(files: BuiltInStyles.files).frameworks).check(tree)
            return []
        } catch {
            guard error.exitCode == 3 else { throw error }
            return error.problems.filter { $0.severity == .error }
        }
    }

    /// The places that the check refuses and that are not marked, and the other way round.
    func mistakes() throws -> [String] {
        let problems = try problems()
        let found = problems.compactMap { $0.mark?.description }
        let lost = places.filter { !found.contains($0) }.map { "not refused: \($0)" }
        return lost + problems.filter { !places.contains($0.mark?.description ?? "") }.map(\.description)
    }
}
