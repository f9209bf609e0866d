import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles

/// Reads an app: its sources, its modules and the values of the style's options for each of them.
struct AppReader {
    let style: Style
    let rules: RuleSet

    /// - Throws: `Failure` where the app, its configuration or a kept spec cannot be read.
    func app(in tree: FileTree) throws(Failure) -> LintContext {
        let model = try AppModel.of(tree)
        let others = try tree.files(extensions: ["storyboard", "xib", "plist"]).filter(AppModel.isWritten)
        let configured = try AppConfiguration.read(in: tree).options
        let kept = try keptSpecs(in: tree)
        let stated = try statedOptions(kept, in: tree, configured)
        let general = generalOptions(stated, configured)
        let copies = try ModuleRecord.copies(in: tree)
        let modules = LintModule.all(in: model, of: style.manifest, kept: kept, copies: copies) { name in
            general.merging(stated[name] ?? [:]) { _, stated in stated }
        }
        let isGenerated = try ProjectManifest(of: tree)?.generator.isRead == true
        let projects =
            try isGenerated
            ? nil : ProjectFiles(AppProjects(of: tree, named: AppName(of: model, in: tree).text), of: model, in: tree)
        return LintContext(
            model: model,
            roles: rules.roles,
            options: general,
            modules: modules,
            otherFiles: others,
            projectFiles: projects
        )
    }

    /// The options of modules that state none: the app's configuration, or what all modules with kept specs have, or the
    /// style's defaults.
    private func generalOptions(
        _ stated: [String: [String: String]],
        _ configured: [Located<StyleChoice>]
    ) -> [String: String] {
        var general: [String: String] = [:]
        for option in style.manifest.options {
            let values = Set(stated.values.compactMap { $0[option.name] })
            general[option.name] = values.count == 1 ? values.first : option.defaultValue
        }
        for choice in configured { general[choice.value.option] = choice.value.value }
        return general
    }

    /// The kept specs of this style, by module. Errors in a spec are reported by the commands that use it.
    private func keptSpecs(in tree: FileTree) throws(Failure) -> [String: KeptSpec] {
        var kept: [String: KeptSpec] = [:]
        for name in try KeptSpec.names(in: tree) {
            guard let found = try? KeptSpec.read(name, in: tree),
                found.spec.style.map({ $0.value == style.name }) ?? true
            else { continue }
            kept[name] = found
        }
        return kept
    }

    /// The options of kept modules: those that their specs state, that the app's configuration has, or that they were made with.
    private func statedOptions(
        _ kept: [String: KeptSpec],
        in tree: FileTree,
        _ configured: [Located<StyleChoice>]
    ) throws(Failure) -> [String: [String: String]] {
        var stated: [String: [String: String]] = [:]
        for (name, kept) in kept.sorted(by: { $0.key < $1.key }) {
            var options = try recordedOptions(of: name, in: tree)
            for choice in configured + kept.spec.options { options[choice.value.option] = choice.value.value }
            stated[name] = options
        }
        return stated
    }

    /// The options that a module was made with. Errors in its record are reported where the module is compared with its spec.
    private func recordedOptions(of name: String, in tree: FileTree) throws(Failure) -> [String: String] {
        do throws(Failure) {
            return try ModuleRecord.options(of: name, in: tree)
        } catch {
            guard error.kind == .input else { throw error }
            return [:]
        }
    }
}
