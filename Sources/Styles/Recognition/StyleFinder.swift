import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

/// Finds the style of an app.
///
/// The first of these that exists decides:
/// - the requested style,
/// - the style in `.scaffold.yml`,
/// - the style of the kept modules,
/// - the style that the app's declarations show,
/// - the nearest style,
/// - the library's default.
package struct StyleFinder: Sendable {
    private let library: StyleLibrary

    package init(_ library: StyleLibrary) { self.library = library }

    /// The evidence for an app's style.
    package enum Evidence: String, Sendable {
        case request
        case configuration
        /// The modules that the tool wrote into the app use it.
        case keptModules
        case declarations
        /// There is no evidence, so it is the nearest style or the library's default.
        case nothing
    }

    /// Finds the style, with its evidence.
    ///
    /// - Parameter stated: The style that a spec or `--style` names.
    /// - Throws: `Failure` if the style does not exist or its manifest is invalid.
    package func find(_ stated: Located<String>?, in tree: FileTree) throws(Failure) -> FoundStyle {
        if let stated { return found(try library.style(stated), .request) }
        if let configured = try AppConfiguration.read(in: tree).style {
            return found(try library.style(configured), .configuration)
        }
        if let kept = try keptStyle(in: tree) { return found(try library.style(kept), .keptModules) }
        let app = try PlannedApp(of: tree)
        guard let name = library.defaultName else { throw Failure("there is no style at all") }
        let usual = Located(name, at: SourceMark(source: "default-style"))
        guard !app.isEmpty else { return found(try library.style(usual), .nothing) }
        let styles = try styles()
        let verdicts = styles.map { verdict(on: $0, in: app) }
        let shown = best(zip(styles, verdicts).filter(\.1.isOfStyle).map(\.0), in: app)
        if shown.count == 1 { return found(shown[0], .declarations) }
        let nearest = best(styles.filter { $0.manifest.recognition.signs.fitImports(of: app) }, in: app)
        var near = nearest.first { $0.name == name } ?? nearest.first
        if near == nil { near = try library.style(usual) }
        guard let near else { throw Failure("there is no style at all") }
        var unsure = found(near, .nothing, verdicts)
        let modules = app.model.modules
        (unsure.exemplars, unsure.alike) = (modules.names, modules.alike)
        return unsure
    }

    /// Looks for the signs of every style, or of one.
    ///
    /// - Throws: `Failure` if a manifest is invalid.
    package func verdicts(on name: Located<String>?, in tree: FileTree) throws(Failure) -> [StyleVerdict] {
        let app = try PlannedApp(of: tree)
        if let name { return [verdict(on: try library.style(name), in: app)] }
        return try styles().map { verdict(on: $0, in: app) }
    }

    /// Refuses a requested style whose signs the app lacks, if the app has another style: entries would have no place.
    ///
    /// - Throws: `Failure` if the app is of another style and lacks signs of this one.
    package func checkArchitecture(_ stated: Located<String>, in tree: FileTree) throws(Failure) {
        let own = try find(nil, in: tree)
        guard own.evidence != .nothing, own.style.name != stated.value,
            let verdict = try verdicts(on: stated, in: tree).first, !verdict.isOfStyle
        else { return }
        throw Failure(
            Problem(
                "the app is of the style \"\(own.style.name)\", and has no places for a module of \"\(stated.value)\"",
                at: stated.mark,
                hint: "leave out --style",
                attachment: .text(verdict.lines.joined(separator: "\n"))
            )
        )
    }

    private func found(_ style: Style, _ evidence: Evidence, _ verdicts: [StyleVerdict] = []) -> FoundStyle {
        FoundStyle(style: style, evidence: evidence, library: library, verdicts: verdicts)
    }

    private func verdict(on style: Style, in app: PlannedApp) -> StyleVerdict {
        let (signs, modules) = (style.manifest.recognition.signs, style.manifest.modules)
        guard signs.isEmpty else {
            return StyleVerdict(style: style.name, signs: signs.found(in: app, where: modules))
        }
        let demand = "any of the style's parts, as its manifest has no \"recognised\""
        let sign = StyleSign(demand: demand, isFound: score(of: style, in: app) > 0, evidence: "")
        return StyleVerdict(style: style.name, signs: [sign])
    }

    /// The styles with the highest score.
    private func best(_ styles: [Style], in app: PlannedApp) -> [Style] {
        let scores = styles.map { ($0, score(of: $0, in: app)) }
        let most = scores.map(\.1).max()
        return scores.filter { $0.1 == most }.map(\.0)
    }

    /// The score of a style in an app: points for its entry and for each file of its modules.
    private func score(of style: Style, in app: PlannedApp) -> Int {
        let base = style.manifest.app
        let modules = Neighbours(of: style.manifest, in: app, except: nil)
        return modules.files.count + (app.has(base.entry) ? 8 : app.has(entryOf: base) ? 4 : 0)
    }

    private func styles() throws(Failure) -> [Style] {
        var styles: [Style] = []
        for name in names { styles.append(try library.style(name)) }
        return styles
    }

    private var names: [Located<String>] { library.names.map { Located($0, at: SourceMark(source: $0)) } }

    /// The style that all kept modules share; `nil` without kept modules or if their styles differ.
    private func keptStyle(in tree: FileTree) throws(Failure) -> Located<String>? {
        let styles = try KeptSpec.all(in: tree).compactMap { $0.style?.value }
        let found = Set(styles).intersection(library.names)
        guard found.count == 1, let name = found.first else { return nil }
        return Located(name, at: SourceMark(source: ".scaffold/modules"))
    }
}
