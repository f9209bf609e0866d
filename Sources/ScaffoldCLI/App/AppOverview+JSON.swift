import ScaffoldKit
import YAMLReader

extension AppOverview {
    var json: YAMLValue {
        var members = [YAMLMember("kind", .string(kindName)), YAMLMember("root", .string(location.folder.path))]
        if case .app(let survey) = kind { members += Self.members(survey) }
        return .object(members + [YAMLMember("next", .array(steps.map(\.json)))])
    }

    private var kindName: String {
        switch kind {
        case .app: "app"
        case .empty: "empty"
        case .other: "other"
        }
    }

    private static func members(_ survey: Survey) -> [YAMLMember] {
        let modules = survey.modules.map { name in
            YAMLValue.members(["name": .string(name), "hasSpec": .bool(survey.kept.contains(name))])
        }
        let findings = YAMLValue.members([
            "errors": .int(survey.count(.error)), "warnings": .int(survey.count(.warning)),
            "notes": .int(survey.count(.note)), "fixable": .int(survey.fixable),
        ])
        return [
            YAMLMember("style", .string(survey.style.name)), YAMLMember("styleFrom", .string(survey.evidence.rawValue)),
            YAMLMember("configured", .bool(survey.isConfigured)), YAMLMember("modules", .array(modules)),
            YAMLMember("files", .int(survey.files)), YAMLMember("findings", findings),
        ]
    }
}
