import Diagnostics

extension ModuleResolver {
    /// Resolves the navigations between screens, so that users and deep links can reach each screen.
    mutating func resolveNavigation() {
        for index in module.screens.indices {
            module.screens[index].navigations = navigations(from: index)
            module.screens[index].ancestors = ancestors(of: index)
        }
        let reached = Set(module.screens.flatMap(\.navigations).map(\.target))
        for index in module.screens.indices {
            module.screens[index].hasIncoming = reached.contains(module.screens[index].value)
        }
    }

    private func navigations(from index: Int) -> [Navigation] {
        let source = module.screens[index]
        let rowTarget = rowTarget(of: index)
        var found = rowTarget.map { [$0] } ?? []
        for target in module.screens[(index + 1)...] where target.value != rowTarget?.target {
            if let navigation = toolbarNavigation(from: source, to: target) { found.append(navigation) }
        }
        return found
    }

    /// The navigation of a row: to the first detail that takes a value of the row, else to the first other such screen.
    private func rowTarget(of index: Int) -> Navigation? {
        let source = module.screens[index]
        guard source.kind == .list, let row = source.work.load.flatMap({ module.useCase($0)?.returns?.element }) else {
            return nil
        }
        let candidates = module.screens.filter { !$0.isRoot && $0.value != source.value }.compactMap {
            target -> (Screen, [Argument])? in
            guard target.parameters.contains(where: { isAbout(row, $0, on: target) }) else { return nil }
            return arguments(of: target, from: source) { module.supplies(row, $0) }.map { (target, $0) }
        }
        let chosen = candidates.first { $0.0.kind == .detail } ?? candidates.first
        return chosen.map { Navigation(target: $0.0.value, trigger: .row, arguments: $0.1) }
    }

    /// Whether a parameter of a screen is of a row: its identifier, the row itself, or any value of a screen that shows one thing. A
    /// text that happens to have the name of a property is what a person searches for.
    private func isAbout(_ row: TypeReference, _ parameter: Parameter, on target: Screen) -> Bool {
        guard module.supplies(row, parameter) != nil else { return false }
        return parameter.isID || parameter.type == row || target.kind == .detail || target.kind == .form
    }

    private func toolbarNavigation(from source: Screen, to target: Screen) -> Navigation? {
        let own = target.parameters.filter { module.supplies(source, $0) != nil }
        guard source.isRoot || !own.isEmpty else { return nil }
        return arguments(of: target, from: source).map {
            Navigation(target: target.value, trigger: .toolbar, arguments: $0)
        }
    }

    /// The values for all parameters of a screen: those that `supply` has, else those of the source screen; `nil` if one has none.
    private func arguments(
        of target: Screen,
        from source: Screen,
        _ supply: (Parameter) -> String? = { _ in nil }
    ) -> [Argument]? {
        let arguments = target.parameters.compactMap { parameter in
            (supply(parameter) ?? module.supplies(source, parameter) ?? choice(parameter, for: target, from: source))
                .map { Argument(name: parameter.name, expression: $0) }
        }
        return arguments.count == target.parameters.count ? arguments : nil
    }

    /// The value of a parameter that neither the row nor the screen supplies: its default, the case that says what the target
    /// is opened for, or `nil` for an optional.
    private func choice(_ parameter: Parameter, for target: Screen, from source: Screen) -> String? {
        if let stated = parameter.defaultValue ?? routeDefault(parameter, of: target) { return stated }
        let cases = module.kind(of: parameter.type) == .enum ? module.type(parameter.type.subject.text)?.cases : nil
        let wanted = source.parameters.isEmpty ? ["create", "add", "new"] : ["update", "edit", "modify"]
        let fitting = cases.flatMap { cases in wanted.first(where: cases.contains) }
        return fitting.map { ".\($0)" } ?? (parameter.type.isOptional ? "nil" : nil)
    }

    private func routeDefault(_ parameter: Parameter, of screen: Screen) -> String? {
        let route = spec.routes.first { NameWords($0.screen.value).camel == screen.value }
        return route?.defaults.first { $0.parameter.value == parameter.name }?.value.value
    }

    /// The detail screens whose parameters this screen has too: the path on which a user would arrive here.
    private func ancestors(of index: Int) -> [String] {
        let screen = module.screens[index]
        guard !screen.isRoot else { return [] }
        let beneath = module.screens[..<index].filter { candidate in
            !candidate.isRoot && candidate.kind == .detail && candidate.presentation == .push
                && !candidate.parameters.isEmpty
                && candidate.parameters.count <= screen.parameters.count
                && candidate.parameters.allSatisfy { own in
                    screen.parameters.contains { $0.name == own.name && $0.type == own.type }
                }
        }
        return beneath.sorted { $0.parameters.count < $1.parameters.count }.map(\.value)
    }
}
