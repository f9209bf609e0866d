import Diagnostics

extension ModuleResolver {
    /// Resolves the route of each screen with a URL: stated routes first, then those derived from the parameters.
    mutating func resolveRoutes() {
        checkDistinct(spec.routes.map(\.screen), "route") { NameWords($0).camel }
        for route in spec.routes { state(route) }
        for index in module.screens.indices { fillInRoute(of: index) }
        checkAmbiguity()
    }

    private func stated(_ screen: Screen) -> RouteSpec? {
        spec.routes.first { NameWords($0.screen.value).camel == screen.value }
    }

    private mutating func state(_ spec: RouteSpec) {
        let wanted = NameWords(spec.screen.value).camel
        guard let index = module.screens.firstIndex(where: { $0.value == wanted }) else {
            let hint = Suggestion(among: module.screens.map(\.name)).hint(for: spec.screen.value)
            error("there is no screen \"\(spec.screen.value)\" for this route", at: spec.screen.mark, hint: hint)
            return
        }
        guard let pattern = spec.pattern else { return }
        let screen = module.screens[index]
        guard let segments = segments(of: pattern, on: screen) else { return }
        module.screens[index].route = route(
            segments,
            defaults: defaults(spec, on: screen),
            on: screen,
            at: pattern.mark
        )
    }

    private mutating func segments(of pattern: Located<String>, on screen: Screen) -> [Route.Segment]? {
        guard !pattern.value.isEmpty else { return [] }
        var segments: [Route.Segment] = []
        var column = 0
        var isSound = true
        for part in pattern.value.split(separator: "/", omittingEmptySubsequences: false) {
            let mark = pattern.mark.advanced(by: column)
            column += part.count + 1
            if let segment = segment(String(part), of: pattern, on: screen, at: mark) {
                segments.append(segment)
            } else {
                isSound = false
            }
        }
        checkDistinct(
            segments.compactMap { if case .parameter(let name) = $0 { Located(name, at: pattern.mark) } else { nil } },
            "path parameter"
        ) { $0 }
        return isSound ? segments : nil
    }

    private mutating func segment(_ part: String, of pattern: Located<String>, on screen: Screen, at mark: SourceMark)
        -> Route.Segment?
    {
        if part.hasPrefix(":") {
            let name = String(part.dropFirst())
            guard let parameter = screen.parameters.first(where: { $0.name == name }) else {
                let hint = Suggestion(among: screen.parameters.map(\.name)).hint(for: name)
                error("the screen \"\(screen.name)\" has no parameter \"\(name)\"", at: mark, hint: hint)
                return nil
            }
            guard isRoutable(parameter), !parameter.type.isOptional else {
                error(
                    "\"\(parameter.name): \(parameter.type.text)\" cannot be a component of a URL's path",
                    at: mark,
                    hint: "leave it out of the pattern"
                )
                return nil
            }
            return .parameter(name)
        }
        guard isURLSegment(part) else {
            let what =
                part.isEmpty
                ? "the route \"\(pattern.value)\" has an empty component" : "\"\(part)\" is no component of a URL"
            error(
                what,
                at: mark,
                hint: part.isEmpty
                    ? "write the components with one \"/\" between them"
                    : "letters, digits, \"-\", \"_\", \".\" and \"~\" are"
            )
            return nil
        }
        return .fixed(part)
    }

    private mutating func defaults(_ spec: RouteSpec, on screen: Screen) -> [Argument] {
        spec.defaults.compactMap { item in
            guard screen.parameters.contains(where: { $0.name == item.parameter.value }) else {
                let hint = Suggestion(among: screen.parameters.map(\.name)).hint(for: item.parameter.value)
                error(
                    "the screen \"\(screen.name)\" has no parameter \"\(item.parameter.value)\"",
                    at: item.parameter.mark,
                    hint: hint
                )
                return nil
            }
            return Argument(name: item.parameter.value, expression: item.value.value)
        }
    }

    /// The route with these segments. Parameters that are not in the path go into the query or have a default.
    private mutating func route(
        _ segments: [Route.Segment],
        defaults stated: [Argument],
        on screen: Screen,
        at mark: SourceMark
    ) -> Route? {
        var route = Route(segments: segments, query: [], defaults: [])
        for parameter in screen.parameters where !segments.contains(.parameter(parameter.name)) {
            let value =
                stated.first { $0.name == parameter.name }?.expression ?? parameter.defaultValue
                ?? (parameter.type.isOptional && isRoutable(parameter) ? "nil" : nil)
            if let value { route.defaults.append(Argument(name: parameter.name, expression: value)) }
            if isRoutable(parameter) {
                route.query.append(parameter.name)
            } else if value == nil {
                error(
                    "\"\(parameter.name): \(parameter.type.text)\" of the screen \"\(screen.name)\" cannot come from a URL",
                    at: mark,
                    hint: "give it a default, or make the route \"none\""
                )
                return nil
            }
        }
        return route
    }

    private mutating func fillInRoute(of index: Int) {
        let screen = module.screens[index]
        guard stated(screen) == nil else { return }
        if let parameter = screen.parameters.first(where: { !isRoutable($0) && $0.defaultValue == nil }) {
            note(
                "no URL reaches the screen \"\(screen.name)\": \"\(parameter.name): \(parameter.type.text)\" cannot come from one",
                at: spec.screens[index].name.mark
            )
            return
        }
        let segments = defaultSegments(of: screen)
        module.screens[index].route = route(segments, defaults: [], on: screen, at: spec.screens[index].name.mark)
    }

    private func defaultSegments(of screen: Screen) -> [Route.Segment] {
        if screen.isRoot { return [] }
        let required = screen.parameters.filter { $0.defaultValue == nil && !$0.type.isOptional && isRoutable($0) }
        guard
            let leading = required.first(where: \.isID) ?? required.first(where: { module.kind(of: $0.type) != .enum })
        else { return [.fixed(screen.value)] }
        let short = Route(segments: [.parameter(leading.name)], query: [], defaults: [])
        let isTaken = module.screens.compactMap(\.route).contains { $0.isAmbiguous(with: short) }
        return isTaken ? [.fixed(screen.value), .parameter(leading.name)] : short.segments
    }

    /// Whether a parameter can be encoded in a URL. Among enumerations, only those with raw values can, which is
    /// unknown for the app's own.
    private func isRoutable(_ parameter: Parameter) -> Bool {
        let kind = module.kind(of: parameter.type)
        guard kind == .enum else { return kind.isRoutable }
        return module.type(parameter.type.subject.text)?.isDeclared == false
    }

    private mutating func checkAmbiguity() {
        for (index, screen) in module.screens.enumerated() {
            for later in module.screens[(index + 1)...] {
                guard let first = screen.route, let second = later.route, first.isAmbiguous(with: second) else {
                    continue
                }
                let place =
                    stated(later)?.pattern?.mark ?? stated(screen)?.pattern?.mark ?? spec.screens[index].name.mark
                error(
                    "the routes \"\(first.pattern)\" of \"\(screen.name)\" and \"\(second.pattern)\" of \"\(later.name)\" fit the same URLs",
                    at: place,
                    hint: "\"\(later.value)/\(second.pattern)\" would differ"
                )
            }
        }
    }
}
