import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// The style of a run: the one that was asked for, else the app's, its own styles being among those looked through.
struct FoundStyle {
    let style: Style
    /// What says that it is this one.
    let evidence: StyleFinder.Evidence
    /// All styles, the app's own among them.
    let library: StyleLibrary
    /// Where it comes from, if nobody named it.
    let note: Problem?

    var frameworks: FrameworkNames { library.frameworks }

    /// - Parameter stated: The style that a spec names, or `--style`.
    init(_ stated: Located<String>?, _ invocation: Invocation, in tree: FileTree) throws(Failure) {
        library = try invocation.styles(of: tree)
        let finder = StyleFinder(library)
        (style, evidence) = try finder.search(stated, in: tree)
        note = evidence == .nothing ? finder.note(onDefault: style) : nil
    }

    /// The style that `--style` names, or the app's.
    init(_ invocation: Invocation, in tree: FileTree) throws(Failure) {
        let stated = invocation.values[ModuleOptions.style].map {
            Located($0, at: SourceMark(source: "--style", column: 1))
        }
        try self.init(stated, invocation, in: tree)
    }

    func rules() throws(Failure) -> RuleSet {
        return try RuleSet(of: style)
    }

    /// Plans in this style, and notes where the style comes from.
    func plan(_ work: (Style) throws(Failure) -> Plan) throws(Failure) -> Plan {
        var plan = try work(style)
        if let note { plan.notes.insert(note, at: 0) }
        return plan
    }
}
