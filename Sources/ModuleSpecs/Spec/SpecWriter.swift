import AppModel
import Diagnostics
import YAMLReader

/// Writes a spec as the YAML file in the app's repository, for people to edit.
///
/// It writes only what the user specified, in the short form where one exists, and leaves defaults out.
package struct SpecWriter {
    package let style: String

    package init(style: String) { self.style = style }

    package func text(of spec: ModuleSpec, named name: String) -> String {
        YAMLWriter.write(
            value(of: spec, named: name),
            comment: [
                "The spec of the module \(name). Edit it, then run: scaffold module \(name)"
            ]
        )
    }

    /// The spec as a YAML value, for records and files.
    package func value(of spec: ModuleSpec, named name: String) -> YAMLValue {
        .members([
            "name": .string(name), "style": .string(style),
            "options": .mapping(spec.options.map { YAMLMember($0.value.option, .string($0.value.value)) }),
            "screens": .list(spec.screens.map(screen)),
            "routes": .mapping(spec.routes.map { YAMLMember($0.screen.value, route($0)) }),
            "useCases": .list(spec.useCases.map { .string(useCase($0)) }),
            "types": .list(spec.types.map(type)),
            "links": .list(spec.links.map { .string($0.value) }),
            "aliases": .list(spec.aliases.map { .string($0.value) }),
            "tab": spec.tab.map(tab),
        ])
    }

    private func tab(_ tab: TabSpec) -> YAMLValue {
        guard case .shown(let title, let icon) = tab else { return "none" }
        return .members(["title": .string(title.value), "icon": icon.map { .string($0.value) }])
    }

    private func screen(_ screen: ScreenSpec) -> YAMLValue {
        let name = YAMLValue.string(screen.name.value)
        let value = YAMLValue.members([
            "name": name, "parameters": screen.parameters.map { .object($0.map(parameter)) },
            "kind": screen.kind.map { .string($0.value.rawValue) },
            "presentation": screen.presentation.map { .string($0.value.rawValue) },
            "type": screen.type.map { .string($0.value) },
            "useCases": .list(screen.useCases.map { .string($0.value) }),
        ])
        return value == ["name": name] ? name : value
    }

    private func parameter(_ parameter: ParameterSpec) -> YAMLMember {
        let value = parameter.defaultValue.map { " = \($0.value)" } ?? ""
        return YAMLMember(parameter.name.value, .string(parameter.type.value.text + value))
    }

    private func route(_ route: RouteSpec) -> YAMLValue {
        guard let pattern = route.pattern else { return "none" }
        guard !route.defaults.isEmpty else { return .string(pattern.value) }
        let defaults = route.defaults.map { YAMLMember($0.parameter.value, .string($0.value.value)) }
        return ["path": .string(pattern.value), "defaults": .object(defaults)]
    }

    private func useCase(_ useCase: UseCaseSpec) -> String {
        let parameters = useCase.parameters.map { parameter in
            "\(parameter.name.value): \(parameter.type.value.text)"
                + (parameter.defaultValue.map { " = \($0.value)" } ?? "")
        }
        let result = useCase.returns.map { " -> \($0.value.text)" } ?? ""
        let effects = useCase.failure.map { " throws(\($0.value.text))" } ?? ""
        return "\(useCase.name.value)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
    }

    private func type(_ type: TypeSpec) -> YAMLValue {
        switch type.shape {
        case .structure(let properties):
            ["struct": .string(type.name.value), "properties": .object(properties.map(parameter))]
        case .enumeration(let cases):
            ["enum": .string(type.name.value), "cases": .array(cases.map { .string($0.value) })]
        }
    }
}
