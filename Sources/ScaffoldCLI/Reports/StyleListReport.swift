import Styles
import YAMLReader

/// The report of `scaffold style list`: names and summaries of styles.
struct StyleListReport: CommandReport {
    let manifests: [StyleManifest]

    func write(to console: Console) {
        let column = (manifests.map(\.name.count).max() ?? 0) + 2
        for manifest in manifests {
            let summary = manifest.about.summary + (manifest.about.isDefault ? " (the default)" : "")
            let row = LabelledText(manifest.name, styled: console.outputStyle(.bold, manifest.name), summary)
            console.output.writeLines(row.lines(column: column, textWidth: console.width - column))
        }
    }

    var json: YAMLValue { .members(["styles": .array(manifests.map { .object($0.headMembers) })]) }
}

extension StyleManifest {
    /// The JSON members that name and describe the style.
    var headMembers: [YAMLMember] {
        [
            YAMLMember("name", .string(name)),
            YAMLMember("title", .string(about.title)),
            YAMLMember("summary", .string(about.summary)),
            YAMLMember("minimumIOS", .string(minimumIOS)),
            YAMLMember("isDefault", .bool(about.isDefault)),
        ]
    }
}
