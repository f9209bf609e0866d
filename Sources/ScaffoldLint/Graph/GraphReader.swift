import AppModel
import SwiftOutline

/// Reads an app's graph from its sources.
///
/// Coordinators and view models have the style's roles; a screen has a view model. A coordinator shows what its methods construct, directly or
/// through factories and containers. A screen navigates by calls, its own or its view model's, on its coordinator.
package struct GraphReader {
    private let app: LintContext
    /// The screens by their names, and the view models of each.
    private let screens: [String: TypeDeclaration]
    private let models: [String: [String]]
    private let coordinators: [String: TypeDeclaration]
    /// The coordinators that conform to each protocol, sorted.
    private let conforming: [String: [String]]

    package init(_ app: LintContext) {
        self.app = app
        let links = ScreenLink(app: app)
        var screens: [String: TypeDeclaration] = [:]
        var models: [String: String] = [:]
        for type in app.model.types where Self.mayBeScreen(type, app.model) {
            guard let model = links.viewModel(of: type) else { continue }
            // Of a view and a controller with one view model, the one that is named like it is the screen.
            if let other = models[model], other.utf8.count <= type.name.utf8.count { continue }
            if let other = models[model] { screens[other] = nil }
            screens[type.name] = type
            models[model] = type.name
        }
        self.screens = screens
        self.models = Dictionary(grouping: models.keys.sorted()) { models[$0] ?? "" }
        var coordinators: [String: TypeDeclaration] = [:]
        for type in app.types(in: RoleName.coordinator)
        where [.class, .actor].contains(type.kind) && !app.isInherited(type.name) {
            if screens[type.name] == nil { coordinators[type.name] = type }
        }
        self.coordinators = coordinators
        conforming = app.conformances.mapValues { $0.filter { coordinators[$0] != nil }.sorted() }
    }

    private static func mayBeScreen(_ type: TypeDeclaration, _ model: AppModel) -> Bool {
        guard model.files[type.place.file].role == .source, [.struct, .class].contains(type.kind) else { return false }
        return type.kind == .struct ? type.inherits("View") : model.isKind(type, of: ["UIViewController"])
    }

    package func graph() -> AppGraph {
        var finder = GraphTargetFinder(app: app, screens: Set(screens.keys), coordinators: Set(coordinators.keys))
        var edges: [AppGraph.Edge] = []
        for name in coordinators.keys.sorted() {
            edges += finder.reached(from: name).map { target in
                AppGraph.Edge(from: name, to: target, kind: screens[target] == nil ? .starts : .shows, label: nil)
            }
        }
        for name in screens.keys.sorted() { edges += navigation(from: name, &finder) }
        let modules = modules
        let nodes =
            (coordinators.map { node($0.value, .coordinator, modules) }
            + screens.map { node($0.value, .screen, modules) })
            .sorted { $0.order < $1.order }
        var seen: Set<AppGraph.Edge> = []
        return AppGraph(
            modules: app.modules.listed,
            nodes: nodes,
            edges: edges.filter { $0.from != $0.to && seen.insert($0).inserted }
        )
    }

    /// The app's modules, and modules whose only sign is a coordinator's name.
    private var modules: ModuleMap {
        let stems = coordinators.values.map(\.nameOfRole).compactMap { name in
            ["FlowCoordinator", "Coordinator"].first { name.hasSuffix($0) && name != $0 }
                .map { String(name.dropLast($0.count)) }
        }
        return ModuleMap(
            app.modules.modules + stems.map { LintModule(name: $0, anchors: [], spec: nil, options: [:]) }
        )
    }

    private func node(_ type: TypeDeclaration, _ kind: AppGraph.Node.Kind, _ groups: ModuleMap) -> AppGraph.Node {
        let file = app.model.file(of: type.place)
        return AppGraph.Node(
            name: type.name,
            kind: kind,
            module: groups.module(of: type.name, at: file.path),
            file: file.path.text,
            line: file.span(type.place.declaration.nameRange).line
        )
    }

    // MARK: - Navigation

    /// The edges from a screen: the calls of the screen and its view model on their coordinator.
    private func navigation(from screen: String, _ finder: inout GraphTargetFinder) -> [AppGraph.Edge] {
        ([screen] + (models[screen] ?? [])).flatMap { name -> [AppGraph.Edge] in
            guard let type = app.model.type(name) else { return [] }
            return type.members.flatMap { navigation(in: $0, of: type, from: screen, &finder) }
        }
    }

    private func navigation(
        in member: Place,
        of type: TypeDeclaration,
        from screen: String,
        _ finder: inout GraphTargetFinder
    ) -> [AppGraph.Edge] {
        guard member.declaration.bodyRange != nil else { return [] }
        let outline = app.model.file(of: member).outline
        return outline.code(in: member.declaration).calls.flatMap { call -> [AppGraph.Edge] in
            guard case .call(.member(let base, let method), let arguments) = outline.expression(in: call.range),
                let property = base.path?.last, let coordinator = coordinator(property, of: type)
            else { return [] }
            let targets = finder.targets(of: method, arguments, on: coordinator)
            let label = Self.label(method, arguments)
            return targets.map { AppGraph.Edge(from: screen, to: $0, kind: .navigates, label: label) }
        }
    }

    /// The coordinator in a property of a screen, directly or through a protocol.
    private func coordinator(_ property: String, of type: TypeDeclaration) -> String? {
        guard let written = type.members(named: property).lazy.compactMap({ $0.declaration.type?.text }).first else {
            return nil
        }
        let name = TypeText(written).name
        if coordinators[name] != nil { return name }
        return conforming[name]?.mostAlikeInOrder(to: type.name, by: \.self)
    }

    /// `showDetail`, `push(.detail)`
    private static func label(_ method: String, _ arguments: [Expression.Argument]) -> String {
        guard let route = GraphTargetFinder.route(arguments) else { return method }
        return "\(method)(.\(route))"
    }
}

extension AppGraph.Node {
    /// Coordinators come before the screens of a module.
    fileprivate var order: (String, Int, String) { (module ?? "", kind == .screen ? 1 : 0, name) }
}
