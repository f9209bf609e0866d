import AppModel

/// Swift files between those of an Xcode project that no target builds, and entries of a project whose files are gone.
struct UnbuiltFile: Check {
    init(_ parameters: inout Parameters) {}

    func inspect(_ app: LintContext, _ report: inout Report) {
        for (index, home) in app.projects?.unbuilt(in: app.model) ?? [] {
            let path = app.model.files[index].path
            let values = ["name": String(path.name), "detail": Self.detail(home)]
            var isOpen = false
            if case .undecided = home { isOpen = true }
            report.add(0..<0, in: index, of: path.text, values, fix: isOpen ? nil : .list)
        }
        for entry in app.lost {
            let values = ["name": entry.path, "detail": "is gone, and \(entry.project.name) still builds it"]
            report.add(path: entry.project.path.text, line: entry.line, of: entry.path, values, fix: .list)
        }
    }

    private static func detail(_ home: AppProjects.Home) -> String {
        let names: [String]
        switch home {
        case .targets(let targets, _): names = targets
        case .undecided(let targets): names = targets
        case .built, .none: names = []
        }
        let quoted = names.map { "\"\($0)\"" }.joined(separator: " or ")
        return "is built by no target, as it is not in the project; the files around it are built by \(quoted)"
    }
}
