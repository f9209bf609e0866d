import AppModel
import Diagnostics
import FileTransaction
import Styles

// Which modules are not as their styles write them now.

extension UpdatePlanner {
    /// The modules that are not as a style writes them now, and the base app.
    package static func behind(_ style: Style, in tree: FileTree) throws(Failure) -> [String] {
        try records(behind: style, in: tree).map(\.record.module)
    }

    /// The notes on what is behind a style.
    package static func notes(on style: Style, in tree: FileTree) throws(Failure) -> [Problem] {
        try records(behind: style, in: tree).map { record, reason in
            let hint = "scaffold update \(record.module) brings it to the style as it is now"
            return Problem(reason, at: SourceMark(source: record.path), hint: hint, severity: .note)
        }
    }

    /// The records that are behind a style, with the reasons.
    private static func records(behind style: Style, in tree: FileTree) throws(Failure)
        -> [(record: ModuleRecord, reason: String)]
    {
        let records = try readable(in: tree).filter { $0.style == style.name && $0.state != nil }
        guard !records.isEmpty else { return [] }
        let (state, target) = (StyleState(of: style).hash, try DeploymentTarget(of: tree).version)
        return records.sorted { $0.module < $1.module }.compactMap { record in
            guard record.state == (record.isOfApp ? StyleState(of: style, isOfApp: true).hash : state) else {
                return (record, "the style \"\(style.name)\" has changed since it wrote \"\(record.module)\"")
            }
            guard let old = record.minimumIOS, let now = record.oldestIOS(by: style.manifest, on: target), now != old
            else {
                return nil
            }
            return (record, "\"\(record.module)\" was written for iOS \(old), and the app runs on iOS \(now)")
        }
    }

    /// All modules that are behind their styles, with these; styles that cannot be read are left out.
    package func behind(in tree: FileTree) throws(Failure) -> [String] {
        var found: [String] = []
        for style in try styles(in: tree) { found += try Self.behind(style, in: tree) }
        return found
    }

    private func styles(in tree: FileTree) throws(Failure) -> [Style] {
        var found: [Style] = []
        for name in Set(try Self.readable(in: tree).map(\.style)).sorted() {
            guard let style = try? library.style(Located(name, at: SourceMark(source: name))) else { continue }
            found.append(style)
        }
        return found
    }

    /// The records of the base app and of the modules.
    private static func readable(in tree: FileTree) throws(Failure) -> [ModuleRecord] {
        let app = try? ModuleRecord.app(in: tree)
        return try ModuleRecord.all(readable: true, in: tree) + [app].compactMap(\.self)
    }

    /// The notes on all modules that are behind their styles, and what is wrong with the record of the base app.
    package func notes(in tree: FileTree) throws(Failure) -> [Problem] {
        var notes: [Problem] = []
        do throws(Failure) {
            _ = try ModuleRecord.app(in: tree)
        } catch {
            notes = error.problems.map { $0.weighed(as: .warning) }
        }
        for style in try styles(in: tree) { notes += try Self.notes(on: style, in: tree) }
        return notes
    }
}

extension ModuleRecord {
    /// The oldest iOS for which a style writes the module now; `nil` if its options need a newer one than the app has.
    func oldestIOS(
        choosing options: [Located<StyleChoice>] = [],
        by manifest: StyleManifest,
        on target: String?
    ) -> String? {
        let choices = options.filled(from: choices(of: manifest))
        return (try? StyleChoices(choices, of: manifest, on: target))?.minimumIOS(of: manifest)
    }
}
