import SwiftEdits
import YAMLReader

/// Writes a spec as the YAML file in the app's repository, for people to edit.
///
/// It writes only what the user specified, in the short form where one exists, and leaves defaults out.
struct SpecWriter {
    let style: String

    func text(of spec: ModuleSpec, named name: String) -> String {
        YAMLWriter.write(
            value(of: spec, named: name),
            comment: [
                "The spec of the module \(name). Edit it, then run: scaffold module \(name)"
            ]
        )
    }

    /// The spec as a YAML value, for records and files.
    func value(of spec: ModuleSpec, named name: String) -> YAMLValue {
        .object(members(of: spec, named: name))
    }

    private func members(of spec: ModuleSpec, named name: String) -> [YAMLMember] {
        var members = [YAMLMember("name", .string(name)), YAMLMember("style", .string(style))]
        func add(_ key: String, _ values: [YAMLValue]) {
            if !values.isEmpty { members.append(YAMLMember(key, .array(values))) }
        }
        if !spec.options.isEmpty {
            members.append(
                YAMLMember(
                    "options",
                    .object(spec.options.map { YAMLMember($0.value.option, .string($0.value.value)) })
                )
            )
        }
        add("screens", spec.screens.map(screen))
        if !spec.routes.isEmpty {
            members.append(YAMLMember("routes", .object(spec.routes.map { YAMLMember($0.screen.value, route($0)) })))
        }
        add("useCases", spec.useCases.map { .string(useCase($0)) })
        add("types", spec.types.map(type))
        add("links", spec.links.map { .string($0.value) })
        add("aliases", spec.aliases.map { .string($0.value) })
        if let tab = spec.tab { members.append(YAMLMember("tab", self.tab(tab))) }
        return members
    }

    private func tab(_ tab: TabSpec) -> YAMLValue {
        guard case .shown(let title, let icon) = tab else { return "none" }
        return .object(
            [YAMLMember("title", .string(title.value))] + (icon.map { [YAMLMember("icon", .string($0.value))] } ?? [])
        )
    }

    private func screen(_ screen: ScreenSpec) -> YAMLValue {
        var members = [YAMLMember("name", .string(screen.name.value))]
        if let parameters = screen.parameters {
            members.append(YAMLMember("parameters", .object(parameters.map(parameter))))
        }
        if let kind = screen.kind { members.append(YAMLMember("kind", .string(kind.value.rawValue))) }
        if let presentation = screen.presentation {
            members.append(YAMLMember("presentation", .string(presentation.value.rawValue)))
        }
        if let type = screen.type { members.append(YAMLMember("type", .string(type.value))) }
        if !screen.useCases.isEmpty {
            members.append(YAMLMember("useCases", .array(screen.useCases.map { .string($0.value) })))
        }
        return members.count == 1 ? .string(screen.name.value) : .object(members)
    }

    private func parameter(_ parameter: ParameterSpec) -> YAMLMember {
        let value = parameter.defaultValue.map { " = \($0.value)" } ?? ""
        return YAMLMember(parameter.name.value, .string(parameter.type.value.text + value))
    }

    private func route(_ route: RouteSpec) -> YAMLValue {
        guard let pattern = route.pattern else { return "none" }
        guard !route.defaults.isEmpty else { return .string(pattern.value) }
        let defaults = route.defaults.map { YAMLMember($0.parameter.value, .string($0.value.value)) }
        return .object([YAMLMember("path", .string(pattern.value)), YAMLMember("defaults", .object(defaults))])
    }

    private func useCase(_ useCase: UseCaseSpec) -> String {
        let parameters = useCase.parameters.map { parameter in
            "\(parameter.name.value): \(parameter.type.value.text)"
                + (parameter.defaultValue.map { " = \($0.value)" } ?? "")
        }
        let result = useCase.returns.map { " -> \($0.value.text)" } ?? ""
        return "\(useCase.name.value)(\(parameters.joined(separator: ", ")))\(result)"
    }

    private func type(_ type: TypeSpec) -> YAMLValue {
        switch type.shape {
        case .structure(let properties):
            .object([
                YAMLMember("struct", .string(type.name.value)),
                YAMLMember("properties", .object(properties.map(parameter))),
            ])
        case .enumeration(let cases):
            .object([
                YAMLMember("enum", .string(type.name.value)),
                YAMLMember("cases", .array(cases.map { .string($0.value) })),
            ])
        }
    }
}
