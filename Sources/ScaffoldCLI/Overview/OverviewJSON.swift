import ScaffoldKit
import YAMLReader

/// The overview for a program.
struct OverviewJSON {
    let overview: AppOverview

    var value: YAMLValue {
        var members = [
            YAMLMember("kind", .string(kind)), YAMLMember("root", .string(overview.location.folder.path)),
        ]
        if case .app(let survey) = overview.kind { members += self.members(survey) }
        let steps = overview.steps.map { step in
            YAMLValue.members(["command": .string(step.commandLine), "purpose": .string(step.purpose)])
        }
        return .object(members + [YAMLMember("next", .array(steps))])
    }

    private var kind: String {
        switch overview.kind {
        case .app: "app"
        case .empty: "empty"
        case .other: "other"
        }
    }

    private func members(_ survey: AppOverview.Survey) -> [YAMLMember] {
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
