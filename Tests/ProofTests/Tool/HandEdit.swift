import Foundation

/// Edits that a person makes between two runs of the tool: remarks in files that the tool must edit again.
struct HandEdit {
    private static let inside = "    // Kept by hand.\n"
    private static let behind = "\n// Kept by hand, at the end.\n"

    /// The files, from the app's folder.
    let paths: [String]
    private let app: URL

    /// Puts remarks after the first opening brace of every file that has a body, and behind its end.
    init(in paths: [String], of app: URL) throws {
        self.app = app
        var edited: [String: String] = [:]
        for path in paths {
            var text = try String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
            guard let brace = text.range(of: "{\n") else { continue }
            text.insert(contentsOf: Self.inside, at: brace.upperBound)
            edited[path] = text + Self.behind
        }
        guard !edited.isEmpty else { throw ProofError("none of \(paths.count) files has a body to edit") }
        self.paths = edited.keys.sorted()
        for (path, text) in edited { try write(text, to: path) }
    }

    /// The files in which a remark is lost.
    func lost() throws -> [String] {
        try paths.filter { path in
            let text = try text(of: path)
            return !text.contains(Self.inside) || !text.contains(Self.behind)
        }
    }

    /// Takes the remarks back.
    func undo() throws {
        for path in paths {
            let text = try text(of: path)
            try write(
                text.replacingOccurrences(of: Self.inside, with: "").replacingOccurrences(of: Self.behind, with: ""),
                to: path
            )
        }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: app.appendingPathComponent(path))
    }
}
