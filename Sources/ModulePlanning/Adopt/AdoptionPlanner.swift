import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftOutline

/// Plans the adoption of a hand-written module: derives a spec from its declarations and notes what they do not show.
package struct AdoptionPlanner: Sendable {
    private static let title = "Module spec"

    private let style: Style

    package init(style: Style) { self.style = style }

    /// Plans `.scaffold/modules/<Name>.yml` and no other change.
    ///
    /// - Parameter overwrites: Whether to overwrite an existing spec.
    /// - Throws: `Failure`. For an unknown module, its problem suggests existing ones.
    package func plan(_ name: Located<String>, overwrites: Bool = false, in tree: inout FileTree) throws(Failure)
        -> ChangeSet
    {
        let context = AdoptionContext(try PlannedApp(of: tree), of: style)
        let others = try context.modules + KeptSpec.names(in: tree)
        try NameRules.checkCase(of: name, as: NameRules.module(name), among: others)
        let (spec, entry) = try write(name, overwrites: overwrites, on: context, in: &tree)
        let notes = try notes(spec, context.app, tree)
        return ChangeSet(module: spec.name.value, kind: .styled(style.name), files: [entry], notes: notes)
    }

    /// The spec that a module's sources show.
    ///
    /// - Throws: `Failure` for an invalid name, or one that no module has.
    func foundSpec(of name: Located<String>, on context: AdoptionContext) throws(Failure) -> ModuleSpec {
        let module = try NameRules.module(name)
        guard context.has(module) else { throw unknown(name, module, context.modules) }
        return spec(of: module, name, on: context)
    }

    /// Plans the spec without notes.
    private func write(_ name: Located<String>, overwrites: Bool, on context: AdoptionContext, in tree: inout FileTree)
        throws(Failure) -> (spec: ModuleSpec, entry: ChangeSet.File)
    {
        let spec = try foundSpec(of: name, on: context)
        let module = spec.name.value
        let text = SpecWriter(style: style.name).text(of: spec, named: module)
        let path = RelativePath(trusted: KeptSpec.path(of: module))
        guard let status = try tree.place(text, at: path, overwrites: overwrites) else {
            var conflict = PlanConflict(path: path.text, title: Self.title)
            conflict.keptModule = module
            throw .conflicts([conflict])
        }
        let entry = ChangeSet.File(path: path.text, status: status, origin: .record, title: Self.title)
        return (spec, entry)
    }

    /// The spec that a module's sources show; `nil` if they show no module of the name.
    package func spec(of module: String, in app: PlannedApp) -> ModuleSpec? {
        spec(of: module, on: AdoptionContext(app, of: style))
    }

    package func spec(of module: String, on context: AdoptionContext) -> ModuleSpec? {
        guard context.has(module) else { return nil }
        return spec(of: module, Located(module, at: SourceMark(source: module)), on: context)
    }

    package func unknown(_ name: Located<String>, _ module: String, _ modules: [String]) -> Failure {
        let found = modules.isEmpty ? "none was found" : "found: \(modules.joined(separator: ", "))"
        return Failure(
            "there is no module \"\(module)\" of the style \"\(style.name)\"",
            at: name.mark,
            hint: Suggestion(among: modules).hint(for: module) ?? found
        )
    }

    // MARK: - The spec

    private func spec(of module: String, _ name: Located<String>, on context: AdoptionContext) -> ModuleSpec {
        let (app, own) = (context.app, context.files(of: module))
        let naming = style.manifest.naming
        let item = naming.screen.contains("module.item.") ? GrammaticalNumber.items(of: NameWords(module)).item : nil
        let others = OtherScreens(
            module: module,
            pieces: style.manifest.pieces,
            context: context,
            item: item?.pascal
        )
        let files = own + others.files()
        let sources = ModuleSources(Set(files.map(\.path)), in: app.model)
        var spec = ModuleSpec(name: Located(module, at: name.mark))
        guard style.manifest.hasScreens else {
            spec.screens = [.onlyScreen(of: name)]
            return spec
        }
        spec.screens = AdoptedScreens(
            module: module,
            files: files,
            sources: sources,
            app: app,
            needed: min(2, Set((item == nil ? own : files).filter { $0.screen != nil }.map(\.piece)).count),
            pieces: style.manifest.pieces,
            cases: cases(of: module, sources),
            isRootNamedByModule: !naming.rootScreen.contains("screen.")
        ).screens()
        // A learnt style knows a screen by its name alone.
        guard !style.manifest.modules.isCompared else {
            spec.screens = spec.screens.map { ScreenSpec(name: $0.name) }
            return spec
        }
        spec.useCases = AdoptedUseCases(
            module: module,
            pieces: style.manifest.pieces,
            sources: sources,
            app: app.model
        ).useCases()
        return spec
    }

    /// The cases of the module's route enumeration, whose name ends in `Route`.
    private func cases(of module: String, _ sources: ModuleSources) -> [Declaration] {
        sources.declarations("\(module)Route").flatMap(\.members).filter { $0.kind == .case }
    }

    // MARK: - Notes

    private func notes(_ spec: ModuleSpec, _ app: PlannedApp, _ tree: FileTree) throws(Failure) -> [Problem] {
        let screens = spec.screens.map(\.name.value).joined(separator: ", ")
        let useCases = spec.useCases.map(\.name.value).joined(separator: ", ")
        var notes = [
            note(screens.isEmpty ? "no screen was found" : "screens found: \(screens)"),
            note(useCases.isEmpty ? "no use case was found" : "use cases found: \(useCases)"),
        ]
        let surroundings = try app.surroundings(
            without: ModuleRecord(module: spec.name.value, style: style.name, files: []),
            linking: spec.links,
            in: tree
        )
        let (_, problems) = ModuleResolver.resolve(spec, in: surroundings)
        notes += problems.all.filter { $0.severity == .error }.map {
            Problem("the spec needs your hand: \($0.message)", hint: $0.hint, severity: .warning)
        }
        notes.append(
            note(
                "the sources do not tell how screens are presented, their URLs, the links to other modules and the tab",
                hint:
                    "what the spec leaves out is taken as usual; edit it, then run: scaffold module \(spec.name.value)"
            )
        )
        return notes
    }

    private func note(_ message: String, hint: String? = nil) -> Problem {
        Problem(message, hint: hint, severity: .note)
    }
}
