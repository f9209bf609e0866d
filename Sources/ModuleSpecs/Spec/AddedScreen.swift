import Diagnostics

/// A screen that the user adds to a module with a kept spec.
package struct AddedScreen: Sendable {
    /// The screen in the language of the flags: `edit(itemId: String)`.
    package var text: String
    package var kind: ScreenKind?
    package var presentation: Presentation?
    /// The route relative to the module's path: `:itemId/edit`, or `none`.
    package var route: String?
    /// The screen's use cases: `updateItem(id: String)`, or the name of an existing use case of the module.
    package var useCases: [String] = []

    package init(text: String) { self.text = text }

    /// The spec with the screen added, and the problems of the flags.
    ///
    /// If the spec already has an equal screen, it stays unchanged and there is no problem.
    package func spec(addedTo kept: ModuleSpec) -> (spec: ModuleSpec, problems: Problems) {
        var (spec, problems) = (kept, Problems())
        let place = mark("<screen>")
        let screens = SpecScanner.items([text], at: place, &problems) { (scanner) throws(Problem) in
            try scanner.screen()
        }
        let useCases = SpecScanner.items(useCases, at: mark("--use-cases"), &problems) { (scanner) throws(Problem) in
            try scanner.useCase()
        }
        guard var screen = screens.first, screens.count == 1 else {
            if !problems.hasErrors { problems.add("one screen is added at a time", at: place) }
            return (kept, problems)
        }
        let routes = routes(of: screen, &problems)
        screen.kind = kind.map { Located($0, at: mark("--kind")) }
        screen.presentation = presentation.map { Located($0, at: mark("--presentation")) }
        screen.useCases = useCases.map(\.name)
        let words = NameWords(screen.name.value).camel
        if let present = kept.screens.first(where: { NameWords($0.name.value).camel == words }) {
            if !matches(screen, present) {
                problems.add(
                    "the module \"\(kept.name.value)\" has a screen \"\(present.name.value)\" already",
                    at: place,
                    hint: "change it in \(KeptSpec.path(of: kept.typeName))"
                )
            }
            return (kept, problems)
        }
        spec.screens.append(screen)
        spec.routes += routes
        spec.useCases += useCases.filter { new in !kept.useCases.contains { $0.name.value == new.name.value } }
        return (spec, problems)
    }

    /// The route in the language of `--routes`. Its marks count from the start of the option's value.
    private func routes(of screen: ScreenSpec, _ problems: inout Problems) -> [RouteSpec] {
        guard let route else { return [] }
        let (start, value) = ("\(screen.name.value)=", mark("--route"))
        var routes = SpecScanner.items([start + route], at: value.advanced(by: -start.count), &problems) {
            (scanner) throws(Problem) in try scanner.route()
        }
        for index in routes.indices { routes[index].screen = Located(screen.name.value, at: value) }
        return routes
    }

    private func mark(_ source: String) -> SourceMark { SourceMark(source: source, column: 1) }

    /// Whether an existing screen matches the requested one.
    private func matches(_ screen: ScreenSpec, _ present: ScreenSpec) -> Bool {
        let parameters = { (screen: ScreenSpec) in
            (screen.parameters ?? []).map { "\($0.name.value): \($0.type.value.text) \($0.defaultValue?.value ?? "")" }
        }
        return (screen.parameters == nil || parameters(screen) == parameters(present))
            && (screen.kind == nil || screen.kind?.value == present.kind?.value)
            && (screen.presentation == nil || screen.presentation?.value == present.presentation?.value)
    }
}
