import Styles
import YAMLReader

extension AppOverview {
    var json: YAMLValue {
        var members = [YAMLMember("kind", .string(kindName)), YAMLMember("root", .string(location.folder.path))]
        switch kind {
        case .app(let summary): members += Self.members(summary)
        case .own(let app): members += Self.members(app)
        case .empty, .other: break
        }
        return .object(members + [YAMLMember("next", .array(steps.map(\.json)))])
    }

    private var kindName: String {
        switch kind {
        case .app: "app"
        case .own: "own"
        case .empty: "empty"
        case .other: "other"
        }
    }

    private static func members(_ app: OwnApp) -> [YAMLMember] {
        [
            YAMLMember("architecture", .string(app.architecture.form)),
            YAMLMember("modules", .array(app.architecture.modules.map(YAMLValue.string))),
            YAMLMember("targets", .array(app.targets.map(YAMLValue.string))),
        ]
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
            YAMLMember("behind", .array(summary.behind.map(YAMLValue.string))),
        ]
    }
}
