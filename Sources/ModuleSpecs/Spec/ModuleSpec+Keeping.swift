import Diagnostics

extension ModuleSpec {
    /// The spec extended with the screens that only an earlier spec has, and with that spec's other routes, use cases
    /// and types. Growing a module removes nothing.
    ///
    /// - Returns: The spec, and the names of the screens that only the earlier spec has.
    package func keeping(_ earlier: ModuleSpec) -> (spec: ModuleSpec, dropped: [String]) {
        var spec = self
        let names = Set(screens.map { NameWords($0.name.value).camel })
        let dropped = earlier.screens.filter { !names.contains(NameWords($0.name.value).camel) }
        guard !screens.isEmpty, !dropped.isEmpty else { return (self, []) }
        spec.screens += dropped
        let kept = Set(dropped.map { NameWords($0.name.value).camel })
        let routed = Set(routes.map { NameWords($0.screen.value).camel })
        spec.routes += earlier.routes.filter { route in
            let screen = NameWords(route.screen.value).camel
            return kept.contains(screen) && !routed.contains(screen)
        }
        spec.useCases += earlier.useCases.filter { old in !useCases.contains { $0.name.value == old.name.value } }
        spec.types += earlier.types.filter { old in !types.contains { $0.name.value == old.name.value } }
        return (spec, dropped.map(\.name.value))
    }
}
