import Diagnostics
import ModuleSpecs
import StencilEngine

extension ContextBuilder {
    /// The linkable screens, in the order in which to match their patterns.
    func orderedRoutes() -> [TemplateValue] {
        let linkable = module.screens.enumerated().filter { $0.element.route != nil }
        let ordered = linkable.sorted { left, right in
            guard let first = left.element.route, let second = right.element.route else { return false }
            if first.precedes(second) { return true }
            return second.precedes(first) ? false : left.offset < right.offset
        }
        return ordered.map(\.element).compactMap { screen in
            guard let route = screen.route else { return nil }
            var value = routeValue(route, of: screen)
            value["screen"] = .dictionary(briefScreen(screen))
            return .dictionary(value)
        }
    }

    /// The value of `screen.route`.
    func routeValue(_ route: Route, of screen: Screen) -> TemplateDictionary {
        var value: TemplateDictionary = ["pattern": .string(route.pattern)]
        value["segments"] = .array(route.segments.map { segmentValue($0, of: screen) })
        value["query"] = parameters(route.query.compactMap { parameter($0, of: screen) })
        value["defaults"] = .array(
            route.defaults.compactMap { item in
                parameter(item.name, of: screen).map {
                    ["parameter": .dictionary(parameterValue($0)), "value": .string(item.expression)]
                }
            }
        )
        value["samples"] = .array(RouteSamples(route: route, screen: screen, builder: self).values)
        value["invalid"] = strings(RouteSamples(route: route, screen: screen, builder: self).invalid)
        return value
    }

    private func segmentValue(_ segment: Route.Segment, of screen: Screen) -> TemplateValue {
        switch segment {
        case .fixed(let text):
            return ["static": .string(text), "encoded": .string(PercentEncoding.encode(text)), "parameter": .null]
        case .parameter(let name):
            let own = parameter(name, of: screen).map { TemplateValue.dictionary(parameterValue($0)) }
            return ["static": .null, "encoded": .null, "parameter": own ?? .null]
        }
    }

    func parameter(_ name: String, of screen: Screen) -> Parameter? { screen.parameters.first { $0.name == name } }
}
