import AppModel
import BuiltInStyles
import Diagnostics
import FileTransaction
import ScaffoldLint
import StencilEngine
import Styles
import YAMLReader

/// The report of `scaffold agents`: what a coding assistant should know of the app, to write and check its modules.
struct AgentsPage: CommandReport {
    /// The number of modules that are named; of more, the count.
    private static let mostModules = 30

    let text: String
    private let format: AgentsFormat
    /// The name of the style; `nil` where the app has an architecture of its own.
    private let style: String?
    private let rules: [Rule]
    private let modules: [String]
    private let commands: [NextStep]
    /// Whether the file that was to be checked has the text; `nil` if none was.
    var isCurrent: Bool?

    init(_ format: AgentsFormat, of app: AppContext) throws(Failure) {
        self.format = format
        let own = app.found.evidence == .nothing ? try OwnArchitecture(of: app.tree) : nil
        let isOwn = own.map { !$0.modules.isEmpty } ?? false
        if !isOwn, let refusal = app.found.refusal() { throw Failure(refusal) }
        style = isOwn ? nil : app.style.name
        rules = isOwn ? [] : app.rules.rules.filter { !KindComparison.isRule($0) }
        modules = isOwn ? (own?.modules ?? []).sorted() : try app.lintContext().modules.listed
        commands = Self.commands(of: isOwn ? "own" : "style")
        let code = { (name: String) -> TemplateValue in "`\(name)`" }
        let severities = [Severity.error, .warning, .note].compactMap { [rules] severity -> TemplateValue? in
            let ids = rules.filter { $0.severity == severity }.map { code($0.id) }
            return ids.isEmpty ? nil : ["severity": .string(severity.rawValue), "ids": .array(ids)]
        }
        text = try BuiltInPage(format.template).text([
            "heading": .string(format == .agents ? "###" : "##"),
            "style": style.map(TemplateValue.string) ?? .null,
            "summary": .string(isOwn ? own?.form ?? "" : app.style.manifest.about.summary),
            "modules": .array(modules.prefix(Self.mostModules).map(code)),
            "more": .int(max(0, modules.count - Self.mostModules)),
            "severities": .array(severities),
            "commands": .array(commands.map { "- `\($0.commandLine)`: \($0.purpose)" }),
            "verify": try AppConfiguration.buildCommand(in: app.tree).map(TemplateValue.string) ?? .null,
        ])
    }

    /// Whether a file of the app has the text, and no older one beside it; `nil` if there is no file.
    func isText(of path: String, in tree: FileTree) throws(Failure) -> Bool? {
        let file: RelativePath
        do throws(RefusedPath) {
            file = try RelativePath(path)
        } catch {
            throw .refused(error)
        }
        guard let bytes = try tree.read(file) else { return nil }
        let parts = String(decoding: bytes, as: UTF8.self).parted(by: text)
        let heading = text.parted(by: "\n").first { $0.hasPrefix("#") } ?? text
        return parts.count == 2 && !parts.contains { $0.contains(heading) }
    }

    func write(to console: Console) { console.output.write(text) }

    var json: YAMLValue {
        .members([
            "format": .string(format.rawValue),
            "path": .string(format.path),
            "current": isCurrent.map(YAMLValue.bool),
            "style": style.map(YAMLValue.string) ?? .null,
            "modules": .array(modules.map(YAMLValue.string)),
            "commands": .array(commands.map(\.json)),
            "rules": .array(
                rules.map { rule in
                    .members([
                        "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
                        "title": .string(rule.title),
                    ])
                }
            ),
            "markdown": .string(text),
        ])
    }

    private static func commands(of apps: String) -> [NextStep] {
        (BuiltInStyles.yaml("agents/commands.yml")?[apps]?.entries ?? []).map { entry in
            NextStep(entry.key.text ?? "", entry.value.text ?? "")
        }
    }
}
