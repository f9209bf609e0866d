import AppModel
import Diagnostics
import FileTransaction
import StencilEngine
import Styles
import SwiftEdits
import SwiftOutline

/// The files of the base app: all of them for a new app, else those that its modules need.
struct BaseApp {
    private let context: PlanningContext
    private let values: TemplateContext
    private let minimumIOS: String
    /// The names in the modules' code and entries.
    private let mentions: Set<String>
    /// The paths of the modules' files.
    private let ofModules: [RelativePath]

    /// - Parameter modules: The modules that the base app contains.
    init(showing modules: [RenderedModule], _ choices: StyleChoices, in context: PlanningContext) {
        self.context = context
        ofModules = modules.flatMap(\.pieces).map(\.path)
        minimumIOS = choices.minimumIOS(of: context.style.manifest)
        let texts = modules.flatMap(\.wirings).flatMap(\.edits).map { Outline($0.text) }
        mentions = Set((modules.flatMap(\.pieces).map(\.file.outline) + texts).flatMap(\.identifiers))
        let shared = context.values(choices)
        guard case .dictionary(var app)? = shared.values["app"] else {
            values = shared
            return
        }
        app["modules"] = .array(modules.map { .dictionary($0.values.module) })
        values = TemplateContext("app", .dictionary(app), over: shared)
    }

    func pieces() throws(Failure) -> [RenderedPiece] {
        let base = context.style.manifest.app
        var found: [RenderedPiece] = []
        for piece in base.pieces where try isWanted(piece) {
            if let rendered = try context.renderer.render(piece, in: values) { found.append(rendered) }
        }
        if context.app.isEmpty, let xcode = base.xcode {
            let fitting = xcode.fitting(Set(found.map(\.path.text)))
            let (names, renderer) = (context.app.appNames, context.renderer)
            let tests = PackageTests.targets(among: found.map(\.path) + ofModules)
            let files = try XcodeFiles(
                of: names,
                minimumIOS: minimumIOS,
                fitting,
                testing: tests,
                by: renderer,
                over: values
            )
            // A repository may have its `.gitignore` before it has an app.
            let hasGitIgnore = try context.tree.read(XcodeFiles.gitIgnore) != nil
            found += try files.pieces.filter { !hasGitIgnore || $0.path != XcodeFiles.gitIgnore }
        }
        return context.app.isEmpty ? found : used(found)
    }

    /// The pieces with a name that the modules mention, directly or through others of them.
    private func used(_ pieces: [RenderedPiece]) -> [RenderedPiece] {
        var mentioned = mentions
        var kept: Set<RelativePath> = []
        while let next = pieces.first(where: { piece in
            !kept.contains(piece.path) && !piece.declaredNames.isDisjoint(with: mentioned)
        }) {
            kept.insert(next.path)
            mentioned.formUnion(next.file.outline.identifiers)
        }
        return pieces.filter { kept.contains($0.path) }
    }

    private func isWanted(_ piece: Piece) throws(Failure) -> Bool {
        if context.app.isEmpty { return true }
        guard var shared = piece.shared else { return false }
        shared.name = try context.renderer.inline(shared.name, at: piece.mark, in: values)
        // The app's own type may be of any kind, and a second one of the same name would not compile.
        if ["class", "struct", "actor", "enum", "protocol"].contains(shared.keyword) { shared.keyword = "type" }
        return !context.app.has(shared)
    }
}

extension RenderedPiece {
    /// The names that other files may know a piece of the base app by.
    fileprivate var declaredNames: Set<String> {
        let names = HelperNames.declared(by: isSwift ? Array(text.utf8) : []).subtracting(membersOfOwnTypes)
        guard let shared = piece.shared, names.isEmpty || shared.keyword != "member" else { return names }
        return names.union([shared.name])
    }

    /// The members that extensions add to the piece's own types: code that uses one names the type as well, and other types may
    /// have a member of that name.
    private var membersOfOwnTypes: [String] {
        let declarations = file.outline.declarations
        let types = Set(declarations.filter(\.kind.isType).map(\.name))
        return declarations.filter { $0.kind == .extension && types.contains($0.name) }.flatMap(\.members).map(\.name)
    }
}
