import Diagnostics
import ModuleSpecs
import StencilEngine

/// Samples for tests of a route: URLs with the values that they parse to, and invalid URLs.
struct RouteSamples {
    let route: Route
    let screen: Screen
    let builder: ContextBuilder

    private enum Choice {
        case first, second, awkward, defaults
    }

    /// Two different values; one with characters that need encoding, if a parameter is a `String`; and one that uses the default
    /// values, if there are any.
    var values: [TemplateValue] {
        var choices: [Choice] = screen.parameters.isEmpty ? [.first] : [.first, .second]
        if travelling.contains(where: { $0.type.unwrapped == .named("String") }) { choices.append(.awkward) }
        if route.query.contains(where: hasDefault) { choices.append(.defaults) }
        return choices.map(sample)
    }

    /// URLs that match no route of the module, as far as this route can tell.
    var invalid: [String] {
        let unreadable = route.segments.enumerated().compactMap { index, segment -> String? in
            guard case .parameter(let name) = segment, let parameter = builder.parameter(name, of: screen) else {
                return nil
            }
            guard [.int, .double, .bool, .uuid, .enum].contains(builder.module.kind(of: parameter.type)) else {
                return nil
            }
            guard !matchesOtherRoute(replacing: index) else { return nil }
            var components = self.components(.first)
            components[index] = "not-a-value"
            return url(components, query: query(.first))
        }
        let tooLong = url(components(.first) + ["x", "y", "z"], query: "")
        return unreadable
            + (builder.module.screens.contains { ($0.route?.segments.count ?? 0) == route.segments.count + 3 }
                ? [] : [tooLong])
    }

    private var travelling: [Parameter] {
        screen.parameters.filter { parameter in
            route.segments.contains(.parameter(parameter.name)) || route.query.contains(parameter.name)
        }
    }

    /// Whether another route accepts any text where this one requires a number or the like.
    private func matchesOtherRoute(replacing index: Int) -> Bool {
        builder.module.screens.contains { other in
            guard other.value != screen.value, let pattern = other.route, pattern.segments.count == route.segments.count
            else { return false }
            if case .parameter = pattern.segments[index] { return true }
            return false
        }
    }

    private func hasDefault(_ name: String) -> Bool { route.defaults.contains { $0.name == name } }

    private func sample(_ choice: Choice) -> TemplateValue {
        let arguments = screen.parameters.map { "\($0.name): \(expression($0, choice))" }.joined(separator: ", ")
        return [
            "value": .string(builder.routeCase(screen, arguments: arguments)), "arguments": .string(arguments),
            "url": .string(url(components(choice), query: query(choice))),
        ]
    }

    private func components(_ choice: Choice) -> [String] {
        route.segments.map { segment in
            switch segment {
            case .fixed(let text): PercentEncoding.encode(text)
            case .parameter(let name):
                builder.parameter(name, of: screen).map { PercentEncoding.encode(text($0, choice)) } ?? ""
            }
        }
    }

    private func query(_ choice: Choice) -> String {
        let items = route.query.compactMap { name -> String? in
            guard let parameter = builder.parameter(name, of: screen) else { return nil }
            if choice == .defaults, hasDefault(name) { return nil }
            return "\(name)=\(PercentEncoding.encode(text(parameter, choice)))"
        }
        return items.joined(separator: "&")
    }

    private func url(_ components: [String], query: String) -> String {
        let path = ([PercentEncoding.encode(builder.module.path)] + components).joined(separator: "/")
        return query.isEmpty ? path : "\(path)?\(query)"
    }

    /// The Swift expression of a parameter's value.
    private func expression(_ parameter: Parameter, _ choice: Choice) -> String {
        let isTravelling = travelling.contains(parameter)
        if choice == .defaults || !isTravelling, let value = route.defaults.first(where: { $0.name == parameter.name })
        {
            return value.expression
        }
        if choice == .awkward, parameter.type.unwrapped == .named("String") { return "\"\(Samples.awkwardText)\"" }
        return builder.samples.value(of: parameter, choice == .second ? .second : .first)
    }

    /// The same value as text for a URL, before encoding.
    private func text(_ parameter: Parameter, _ choice: Choice) -> String {
        let expression = expression(parameter, choice == .defaults ? .first : choice)
        switch builder.module.kind(of: parameter.type) {
        case .enum: return String(expression.drop { $0 == "." })
        case .string, .uuid:
            guard let open = expression.firstIndex(of: "\""), let close = expression.lastIndex(of: "\""), open < close
            else { return expression }
            return String(expression[expression.index(after: open)..<close])
        default: return expression
        }
    }
}
