import SwiftOutline

/// Imports of one local package by another. The app's own targets may import all of them, and every package those that are shared.
struct CrossImport: Check {
    static let parameters = ["shared"]
    /// The packages that every feature may import.
    private let shared: Set<String>

    init(_ parameters: inout Parameters) {
        shared = parameters.set("shared")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        let folders = app.index.files.filter { $0.path.name == "Package.swift" }
            .map { $0.path.components.dropLast().map(String.init) }.filter { !$0.isEmpty }
        let packages = Set(folders.compactMap(\.last))
        guard packages.count > 1 else { return }
        for (index, file) in app.index.files.enumerated() where file.role == .source {
            let path = file.path.components.map(String.init)
            guard file.path.name != "Package.swift",
                let own = folders.first(where: { path.starts(with: $0) })?.last, !shared.contains(own)
            else { continue }
            for found in file.imports
            where packages.contains(found.name) && found.name != own && !shared.contains(found.name) {
                report.add(
                    found.nameRange,
                    in: index,
                    of: "import \(found.name)",
                    ["name": found.name, "type": own]
                )
            }
        }
    }
}
