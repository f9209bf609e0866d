import AppModel

/// Swift files between those of an Xcode project that no target builds, and entries of a project whose files are gone. A file that was
/// moved is one finding.
struct UnbuiltFile: Check {
    let reportsGenerated = true

    func inspect(_ app: LintContext, _ report: inout Report) {
        let unbuilt = app.projectFiles?.unbuilt ?? []
        let moved = Self.moved(among: unbuilt, in: app)
        let old = Set(moved.values.map(\.path))
        for (index, home) in unbuilt {
            let path = app.model.files[index].path
            let detail = moved[path.text].map { "was moved, and \($0.project.name) still builds \"\($0.path)\"" }
            let values = ["name": String(path.name), "detail": detail ?? Self.detail(home)]
            let isOpen = if case .undecided = home { true } else { false }
            report.add(0..<0, in: index, of: path.text, values, fix: isOpen ? nil : .list)
        }
        for entry in app.projectFiles?.lost ?? [] where !old.contains(entry.path) {
            let values = ["name": entry.path, "detail": "is gone, and \(entry.project.name) still builds it"]
            report.add(path: entry.project.path.text, line: entry.line, of: entry.path, values, fix: .list)
        }
    }

    /// The only entry of a file that is gone by the name of each file that no target builds.
    static func moved(among unbuilt: [(file: Int, home: AppProjects.Home)], in app: LintContext)
        -> [String: AppProjects.Entry]
    {
        let gone = Dictionary(grouping: app.projectFiles?.lost ?? []) {
            $0.path.split(separator: "/").last.map(String.init)
        }
        let paths = unbuilt.map { app.model.files[$0.file].path }
        return Dictionary(grouping: paths, by: \.name).reduce(into: [:]) { moved, found in
            guard let old = gone[String(found.key)], old.count == 1, found.value.count == 1 else { return }
            moved[found.value[0].text] = old[0]
        }
    }

    private static func detail(_ home: AppProjects.Home) -> String {
        let names: [String] =
            switch home {
            case .targets(let targets, _), .undecided(let targets): targets
            case .built, .none: []
            }
        let quoted = names.map { "\"\($0)\"" }.joined(separator: " or ")
        return "is built by no target, as it is not in the project; the files around it are built by \(quoted)"
    }
}
