import Diagnostics
import StencilEngine

/// The pieces of the base app: all of them where there is no app, else those that a module brings along.
struct AppPieces: Sendable {
    private let style: Style
    private let app: AppSurvey
    private let context: TemplateDictionary
    private let minimumIOS: String

    /// - Parameter modules: The modules that the base app shows, as templates see them.
    init(style: Style, app: AppSurvey, choices: StyleChoices, modules: [TemplateDictionary]) {
        self.style = style
        self.app = app
        minimumIOS = choices.minimumIOS(of: style.manifest)
        var context = Self.base(style: style, app: app, choices: choices)
        var values = app.context(exists: app.has(entryOf: style.manifest.app))
        values["modules"] = .array(modules.map { .dictionary($0) })
        context["app"] = .dictionary(values)
        self.context = context
    }

    func pieces(_ renderer: PieceRenderer) throws(Failure) -> [RenderedPiece] {
        var found: [RenderedPiece] = []
        for piece in style.manifest.app.pieces where try isWanted(piece, renderer) {
            if let rendered = try renderer.render(piece, in: context) { found.append(rendered) }
        }
        if app.isEmpty, let xcode = style.manifest.app.xcode { found += try project(xcode, renderer) }
        return found
    }

    private func project(_ settings: XcodeSettings, _ renderer: PieceRenderer) throws(Failure) -> [RenderedPiece] {
        let names = app.appNames
        let packages =
            try settings.packages.map { (text) throws(Failure) in try renderer.naming(text, in: context) } ?? ""
        let project = XcodeProject(
            name: names.name,
            bundle: names.bundle,
            minimumIOS: minimumIOS,
            settings: settings,
            packages: packages.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
        )
        let folder = "\(names.name).xcodeproj"
        return assets(settings) + [
            RenderedPiece(
                piece: .ofProject("xcode-project", "Xcode project"),
                path: RelativePath(trusted: "\(folder)/project.pbxproj"),
                text: project.text
            ),
            RenderedPiece(
                piece: .ofProject("xcode-scheme", "Scheme"),
                path: RelativePath(trusted: "\(folder)/xcshareddata/xcschemes/\(names.name).xcscheme"),
                text: XcodeScheme(project: project).text
            ),
        ]
    }

    private func assets(_ settings: XcodeSettings) -> [RenderedPiece] {
        guard let assets = settings.assets.map(XcodeAssets.init) else { return [] }
        return assets.files.map { file in
            RenderedPiece(
                piece: .ofProject("xcode-assets", "Asset catalogue"),
                path: RelativePath(trusted: assets.path(of: file)),
                text: file.text
            )
        }
    }

    private func isWanted(_ piece: Piece, _ renderer: PieceRenderer) throws(Failure) -> Bool {
        if app.isEmpty { return true }
        guard var shared = piece.shared else { return false }
        shared.name = try renderer.inline(shared.name, at: piece.mark, in: context)
        // A type of that name is the app's own, whatever kind it is: two cannot be declared.
        if ["class", "struct", "actor", "enum", "protocol"].contains(shared.keyword) { shared.keyword = "type" }
        return !app.has(shared)
    }

    /// The values that every piece of a style sees, whatever it is made for.
    static func base(style: Style, app: AppSurvey, choices: StyleChoices) -> TemplateDictionary {
        let version = choices.minimumIOS(of: style.manifest)
        return [
            "app": .dictionary(app.context(exists: app.has(entryOf: style.manifest.app))),
            "options": .dictionary(choices.context),
            "minimum": [
                "iOS": .string(version), "major": .int(version.split(separator: ".").first.flatMap { Int($0) } ?? 0),
            ],
        ]
    }
}

extension Piece {
    /// A piece that the tool writes itself, without a template.
    fileprivate static func ofProject(_ id: String, _ title: String) -> Piece {
        Piece(
            id: id,
            title: title,
            scope: .app,
            template: "",
            path: "",
            requires: [],
            mark: SourceMark(source: "style.yml")
        )
    }
}
