import ScaffoldKit
import ScaffoldLint

/// The style of a run: the one that was asked for, else the app's, its own styles being among those looked through.
struct FoundStyle {
    let style: Style
    let frameworks: FrameworkNames
    /// Where it comes from, if nobody named it.
    let note: Problem?

    /// - Parameter stated: The style that a spec names, or `--style`.
    init(_ stated: Located<String>?, _ invocation: Invocation, in tree: FileTree) throws(CommandFailure) {
        let library = try invocation.styles(of: tree)
        frameworks = library.frameworks
        do throws(PlanError) {
            (style, note) = try StyleFinder(library).find(stated, in: tree)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The style that `--style` names, or the app's.
    init(_ invocation: Invocation, in tree: FileTree) throws(CommandFailure) {
        let stated = invocation.values[ModuleOptions.style]
        try self.init(stated.map { Located($0, at: SourceMark(source: "--style", column: 1)) }, invocation, in: tree)
    }

    func rules() throws(CommandFailure) -> RuleSet {
        do throws(Problems) { return try RuleSet(of: style) } catch { throw CommandFailure(error) }
    }

    /// Plans in this style, and notes where the style comes from.
    func plan(_ work: (Style) throws(PlanError) -> Plan) throws(CommandFailure) -> Plan {
        do throws(PlanError) {
            var plan = try work(style)
            if let note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw CommandFailure(error)
        }
    }
}
