import Styles
import YAMLReader

extension AppOverview {
    var json: YAMLValue {
        var members = [YAMLMember("kind", .string(kindName)), YAMLMember("root", .string(location.folder.path))]
        if case .app(let summary) = kind { members += Self.members(summary) }
        return .object(members + [YAMLMember("next", .array(steps.map(\.json)))])
    }

    private var kindName: String {
        switch kind {
        case .app: "app"
        case .empty: "empty"
        case .other: "other"
        }
    }

    private static func members(_ summary: Summary) -> [YAMLMember] {
        let modules = summary.result.modules.map { name in
            YAMLValue.members(["name": .string(name), "hasSpec": .bool(summary.kept.contains(name))])
        }
        let findings = YAMLValue.members([
            "errors": .int(summary.count(.error)), "warnings": .int(summary.count(.warning)),
            "notes": .int(summary.count(.note)), "fixable": .int(summary.fixable),
        ])
        return [
            YAMLMember("style", .string(summary.found.style.name)),
            YAMLMember("styleFrom", .string(summary.found.evidence.rawValue)),
            YAMLMember("configured", .bool(summary.isConfigured)), YAMLMember("modules", .array(modules)),
            YAMLMember("files", .int(summary.result.files)), YAMLMember("findings", findings),
        ]
    }
}
