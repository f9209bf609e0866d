import AppModel
import SwiftOutline

extension AppGraph {
    /// The modules of an app of any architecture, what is outside of them, and which of them name what shows a module.
    package init(of modules: AppModules, in app: AppModel) {
        let sources = app.files.filter { $0.role == .source }
        var homes: [String: String] = [:]
        for file in sources {
            guard let module = modules.owner(of: file.path)?.name else { continue }
            for type in file.visibleTypes where type.showsModule { homes[type.name] = module }
        }
        var nodes = modules.modules.map { Node(name: $0.name, kind: .module, module: nil, file: nil, line: nil) }
        var known = Set(nodes.map(\.name))
        var edges: Set<Edge> = []
        for file in sources {
            let owner = modules.owner(of: file.path)?.name
            for type in file.outline.declarations where type.kind.hasMembers && !file.isPreview(type.range.lowerBound) {
                let name = owner ?? type.name
                let named = file.outline.tokens(in: type.range).lazy.filter { $0.kind == .identifier }.map(
                    file.outline.name
                )
                let shown = Set(named.compactMap { homes[$0] }).subtracting([name])
                guard !shown.isEmpty else { continue }
                if known.insert(name).inserted {
                    let line = file.span(type.nameRange).line
                    let path = file.path.text
                    nodes.append(Node(name: name, kind: .coordinator, module: nil, file: path, line: line))
                }
                edges.formUnion(shown.map { Edge(from: name, to: $0, kind: .navigates, label: nil) })
            }
        }
        let sorted = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        self.init(modules: modules.modules.map(\.name), nodes: nodes.sorted { $0.name < $1.name }, edges: sorted)
    }
}
