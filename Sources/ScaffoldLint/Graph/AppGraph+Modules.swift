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
        var edges: Set<Edge> = []
        for file in sources {
            let owner = modules.owner(of: file.path)?.name
            for type in file.outline.declarations where type.kind.hasMembers && !file.isPreview(type.range.lowerBound) {
                let name = owner ?? type.name
                let shown = Set(file.outline.names(in: type.range).compactMap { homes[$0] }).subtracting([name])
                guard !shown.isEmpty else { continue }
                if !nodes.contains(where: { $0.name == name }) {
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

extension Outline {
    /// The identifiers in a range of bytes.
    fileprivate func names(in range: Range<Int>) -> [String] {
        tokens.indices(in: range).filter { tokens[$0].kind == .identifier }.map { name(tokens[$0]) }
    }
}
