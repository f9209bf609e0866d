import AppModel
import Diagnostics
import ModuleSpecs
import Styles

/// A resolved module: a request's module, with the style's option values and the module's record.
struct ResolvedModule: Sendable {
    /// The spec of the request, resolved.
    let asked: ResolvedSpec
    /// The same spec with the screens that the recorded spec has and the request omits.
    let kept: ResolvedSpec
    /// The names of the omitted screens.
    let omitted: [String]
    let choices: StyleChoices
    /// The record of the last run; empty for a new module.
    let record: ModuleRecord
    /// Whether the app keeps a spec or record of the module. Such a module owns its declarations in any file.
    let isKnown: Bool
    let notes: [Problem]

    /// Whether people wrote the module, or a part of it, before the tool knew it.
    var isAdopted: Bool { isKnown && (record.files.isEmpty || record.files.contains(where: \.isByHand)) }

    /// Creates a new module from a resolved spec.
    init(_ asked: ResolvedSpec, choices: StyleChoices, style: Style) {
        (self.asked, kept, omitted, self.choices) = (asked, asked, [], choices)
        record = ModuleRecord(module: asked.module.type, style: style.name, files: [])
        (isKnown, notes) = (false, [])
    }

    /// Resolves the spec and the style's options.
    ///
    /// - Throws: `Failure` with the errors of both.
    init(_ request: ModuleRequest, in context: PlanningContext) throws(Failure) {
        let name = request.spec.typeName
        let record = try ModuleRecord.located(name, in: context.app, context.tree)
        try context.checkStyle(of: record, request)
        isKnown = record.isEmpty ? try KeptSpec.read(name, in: context.tree) != nil : true
        if !isKnown { try context.checkUnadopted(request) }
        do throws(Failure) {
            choices = try context.choices(for: request.spec, record)
        } catch {
            throw error.besides(context.problems(of: request, record))
        }
        var (request, (asked, notes)) = (request, try context.resolve(request.spec, of: request, record))
        if let old = record.spec, !old.hasSameScreens(as: request.spec),
            let earlier = ResolvedModule(record, in: context)?.asked
        {
            let spec = asked.keepingAssumptions(of: earlier)
            if spec != asked.spec {
                request.spec = spec
                (asked, notes) = try context.resolve(spec, of: request, record)
            }
        }
        let (spec, omitted) = record.spec.map { request.spec.keeping($0) } ?? (request.spec, [])
        kept = omitted.isEmpty ? asked : try context.resolve(spec, of: request, record).resolved
        (self.asked, self.omitted, self.record, self.notes) = (asked, omitted, record, notes)
    }

    /// Creates the module of a record; returns `nil` if the record has no spec or its spec no longer resolves.
    init?(_ record: ModuleRecord, in context: PlanningContext) {
        let manifest = context.style.manifest
        guard let spec = record.spec, record.style == context.style.name,
            let surroundings = try? context.app.surroundings(without: record, linking: spec.links, in: context.tree),
            let module = ModuleResolver.resolve(spec, in: surroundings).module,
            let choices = try? StyleChoices(record.choices(of: manifest), of: manifest, on: context.target)
        else { return nil }
        self.init(ResolvedSpec(spec: spec, module: module), choices: choices, style: context.style)
    }
}

extension PlanningContext {
    /// Resolves a spec against the app's declarations, except the module's own.
    fileprivate func resolve(_ spec: ModuleSpec, of request: ModuleRequest, _ record: ModuleRecord)
        throws(Failure) -> (resolved: ResolvedSpec, notes: [Problem])
    {
        let surroundings = try app.surroundings(without: record, linking: spec.links, in: tree)
        var spec = spec
        if spec.screens.isEmpty, !style.manifest.hasScreens {
            spec.screens = [.onlyScreen(of: spec.name)]
        }
        if style.manifest.modules.isCompared {
            // What a learnt style writes does not depend on what a screen shows.
            for index in spec.screens.indices where spec.screens[index].kind == nil {
                spec.screens[index].kind = Located(.plain, at: spec.name.mark)
            }
        }
        let (module, problems) = ModuleResolver.resolve(spec, in: surroundings)
        var all = request.problems
        all.add(problems)
        if record.files.isEmpty, style.manifest.hasTabs {
            let others = try KeptSpec.all(in: tree).filter { $0.typeName != spec.typeName }
            all.noteTabs(of: others + [spec], in: style.manifest)
        }
        if !request.isComparison, let refusal = refusal(of: request.spec, record) { all = Problems([refusal]) }
        guard let module, !all.hasErrors else { throw Failure(all) }
        return (ResolvedSpec(spec: spec, module: module), all.sorted)
    }

    fileprivate func problems(of request: ModuleRequest, _ record: ModuleRecord) -> Problems {
        var all = request.problems
        do throws(Failure) {
            var spec = request.spec
            spec.hasUnreadParts = true
            _ = try resolve(spec, of: request, record)
        } catch {
            if error.kind == .input { all.add(error.problems.filter { $0.severity == .error }) }
        }
        return all
    }

    /// The reason for rejecting a module regardless of its spec: the base app already provides it, or its name is taken.
    private func refusal(of spec: ModuleSpec, _ record: ModuleRecord) -> Problem? {
        guard record.files.isEmpty, app.isEmpty || app.has(style.manifest.app.entry) else { return nil }
        return style.manifest.refusal(of: spec, inAppNamed: app.name)
    }

    /// Rejects a module of people's own, if the request says no more than its name.
    fileprivate func checkUnadopted(_ request: ModuleRequest) throws(Failure) {
        let (spec, name) = (request.spec, request.spec.typeName)
        guard spec.screens.isEmpty, !spec.hasUnreadParts, !request.isComparison,
            style.manifest.modules(in: app.model).contains(name)
        else { return }
        let problem = Problem(
            "the module \"\(name)\" is there, and no spec says which screens it has",
            at: spec.name.mark,
            hint: "scaffold adopt \(name) reads the module that is there, so that it can grow"
        )
        throw Failure(.conflict, [problem])
    }

    /// Rejects growing a module in a style that neither the module nor the app has, because that would write the module
    /// twice.
    ///
    /// If the app itself has changed its style, for example to a team's extension of a built-in one, the module may
    /// follow.
    fileprivate func checkStyle(of record: ModuleRecord, _ request: ModuleRequest) throws(Failure) {
        guard !request.isComparison, !record.isEmpty, record.style != style.name, !app.isEmpty, !isApp else { return }
        throw Failure(
            "the module \"\(record.module)\" is of the style \"\(record.style)\", and the app is none of \"\(style.name)\"",
            at: request.spec.style?.mark ?? request.spec.name.mark,
            hint: "without another style it grows as it is; scaffold remove \(record.module) takes it back"
        )
    }
}
