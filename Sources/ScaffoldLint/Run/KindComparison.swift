import AppModel
import Diagnostics
import FileTransaction

/// The modules of the kind that an app has most of, compared with one another, where no style says what they need.
///
/// Only what nine of ten modules have is missed in the others, and only in apps with five of them.
package struct KindComparison {
    package let modules: [String]
    package private(set) var findings: [Finding] = []
    private let app: AppModel
    private let rules: RuleSet

    /// - Returns: `nil` if the app has fewer than five modules of a kind.
    package init?(by run: LintRun, in tree: FileTree) throws(Failure) {
        (app, rules) = (try AppModel.of(tree), run.rules)
        let kind = app.usualKind
        modules = kind.names.sorted()
        guard modules.count >= Habit.fewest else { return nil }
        let own = app.modules.modules.filter { kind.names.contains($0.name) }
        let named = NamedModules(app.modules.modules)
        for (part, names) in kind.having.sorted(by: { $0.key < $1.key }) {
            for module in own where isMissed(in: module, amongThoseOf: names) {
                // It may have it outside of its folder.
                let map = named.map(of: module)
                guard !app.types.contains(where: { map.matches($0.name) && map.role(of: $0.name).joined() == part })
                else {
                    continue
                }
                add("kind.part", to: module, names.count, ["part": part])
            }
        }
        compareTests(of: own)
        compareEntries(of: own)
        findings = run.weighed(findings).sorted()
    }

    private func isMissed(in module: AppModules.Module, amongThoseOf names: Set<String>) -> Bool {
        !names.contains(module.name) && 10 * names.count >= 9 * modules.count
    }

    /// Whether a rule compares modules of one kind, and so is for apps without a style.
    package static func isRule(_ rule: Rule) -> Bool { rule.id.hasPrefix("kind.") }

    private mutating func compareTests(of own: [AppModules.Module]) {
        let named = NamedModules(app.modules.modules)
        let tests = app.files.filter { $0.role == .test }.map(\.path.baseName)
        let tested = Set(own.filter { tests.contains(where: named.map(of: $0).matches) }.map(\.name))
        for module in own where isMissed(in: module, amongThoseOf: tested) {
            add("kind.test", to: module, tested.count)
        }
    }

    /// Compares which modules the app's other files name.
    private mutating func compareEntries(of own: [AppModules.Module]) {
        for file in app.files where file.role == .source && !file.isGenerated && app.modules.owner(of: file.path) == nil
        {
            let names = Set(file.outline.names(in: 0..<file.outline.source.count))
            let entered = Set(own.filter { !$0.types.isDisjoint(with: names) }.map(\.name))
            for module in own where isMissed(in: module, amongThoseOf: entered) {
                add("kind.entry", to: module, entered.count, ["file": file.path.text])
            }
        }
    }

    private mutating func add(
        _ rule: String,
        to module: AppModules.Module,
        _ count: Int,
        _ values: [String: String] = [:]
    ) {
        guard let rule = rules[rule], let type = module.types.sorted().lazy.compactMap(app.visibleType).first else {
            return
        }
        let file = app.file(of: type)
        let counts = ["module": module.name, "count": "\(count)", "all": "\(modules.count)"]
        findings.append(
            Finding(
                rule,
                at: (file.path.text, file.span(type.declaration.nameRange)),
                of: type.name,
                counts.merging(values) { $1 },
                module: module.name
            )
        )
    }
}
