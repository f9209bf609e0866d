import AppModel
import Diagnostics
import StencilEngine
import SwiftEdits
import SwiftOutline

/// Entries in the form of their siblings: what the app has for the last case of an enum, such as that of its tabs, is written for
/// the module's own case, so that a tab comes with the app's own `Label`, title and property.
struct SiblingForm {
    private let own: SiblingCopy.Own
    private let app: AppModel
    private let sources: AppSources
    /// The types that the module declares; asked for only where an entry names a type that the app does not declare.
    private let declared: () throws(Failure) -> Set<String>
    /// The names of the sibling that entries so far mention: a property that none of them mentions is not the tab's.
    private var mentioned: Set<String> = []

    init(
        _ module: TemplateDictionary,
        declaring declared: @escaping () throws(Failure) -> Set<String>,
        in context: PlanningContext
    ) {
        own = SiblingCopy.Own(module, routes: context.app.names["route"].flatMap(context.app.model.type))
        app = context.app.model
        sources = AppSources(of: context.tree, declaredAt: app, isPlanned: true)
        self.declared = declared
    }

    /// The entry in the form of the sibling that an enum's last other case names; `nil` if none of its anchors has such a sibling.
    mutating func fitted(_ rendered: RenderedWiring, like name: String) throws(Failure) -> RenderedWiring? {
        let cases = app.type(name)?.members.map(\.declaration).filter { $0.kind == .case } ?? []
        for sibling in cases.reversed().lazy.map({ NameWords($0.name) }) where sibling != own.words {
            for edit in rendered.edits {
                let copies = try copies(of: sibling, beside: edit)
                guard let last = copies.last else { continue }
                mentioned.formUnion(copies.flatMap(\.mentioned))
                var (fitted, edit) = (rendered, edit)
                edit.text = edit.kind == .member ? copies.map(\.text).joined(separator: "\n\n") : last.text
                fitted.edits = [edit]
                return fitted
            }
        }
        return nil
    }

    private func copies(of sibling: NameWords, beside edit: Edit) throws(Failure) -> [SiblingCopy] {
        guard let lead = sources.leads(of: edit.anchor).first else { return [] }
        let step = edit.anchor.steps.last { $0.place != .switch }?.name ?? ""
        let map = NameMap([NameMap.Pair(old: sibling, new: own.words)])
        let all = edit.siblings(at: lead.target, in: lead.document).filter { range in
            !map.rulesOut(lead.document.outline.source.bytes(in: range))
        }.map { range in
            SiblingCopy(of: range, in: lead.document, from: sibling, map, to: own, for: step)
        }
        var fitting: [SiblingCopy] = []
        for copy in all where !copy.mentioned.isEmpty {
            guard edit.kind != .member || copy.name.map(mentioned.contains) == true else { continue }
            if try hasAll(copy.called) { fitting.append(copy) }
        }
        return fitting
    }

    private func hasAll(_ types: some Collection<String>) throws(Failure) -> Bool {
        let others = types.filter { app.visibleType($0) == nil }
        if others.isEmpty { return true }
        return try declared().isSuperset(of: others)
    }
}
