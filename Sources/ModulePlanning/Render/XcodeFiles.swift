import Diagnostics
import FileTransaction
import StencilEngine
import Styles
import SwiftEdits

/// The Xcode project of a new app, with its scheme, its asset catalogue and what Git ignores, as the common templates describe
/// them. Tests of packages are run by a test plan.
struct XcodeFiles {
    static let gitIgnore = RelativePath(trusted: ".gitignore")

    private let names: (name: String, bundle: String)
    private let settings: XcodeSettings
    private let renderer: PieceRenderer
    private let values: TemplateContext
    private let hasTestPlan: Bool
    private let development: String
    private let release: String

    /// - Parameter values: The values of the app, over which those of the project are laid.
    init(
        of names: (name: String, bundle: String),
        minimumIOS: String,
        _ settings: XcodeSettings,
        testing tests: [PackageTests] = [],
        by renderer: PieceRenderer,
        over values: TemplateContext
    ) throws(Failure) {
        (self.names, self.settings, self.renderer, hasTestPlan) = (names, settings, renderer, !tests.isEmpty)
        let packages = try settings.packages.map { (text) throws(Failure) in try renderer.naming(text, in: values) }
        let paths = (packages ?? "").split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
        let products: [TemplateValue] = paths.map { path in
            ["package": Self.quoted(path), "name": Self.quoted(ProjectPath.name(of: path)), "version": nil]
        }
        let remote: [TemplateValue] = settings.remotePackages.map { package in
            let name = Self.quoted(package.product)
            return ["package": Self.quoted(package.url), "name": name, "version": Self.quoted(package.version)]
        }
        let configurations = settings.configurations
        let named = configurations.first { $0.name == "Release" }?.name
        let usual = named ?? (configurations.first { !$0.isDebug } ?? configurations.first)?.name
        development = configurations.first(where: \.isDebug)?.name ?? "Debug"
        release = named ?? configurations.last?.name ?? "Release"
        let infoFolder = settings.sources.first { settings.info.hasPrefix($0 + "/") }
        let folders = settings.sources + settings.tests
        self.values = TemplateContext(
            "xcode",
            [
                "name": .string(names.name), "appFile": "\(names.name).app",
                "testName": "\(names.name)Tests", "testFile": "\(names.name)Tests.xctest",
                "appID": .string(ProjectDescription.id("target app", of: names.name)),
                "testID": .string(ProjectDescription.id("target tests", of: names.name)),
                "bundle": Self.quoted(names.bundle), "minimumIOS": Self.quoted(minimumIOS),
                "sources": .array(settings.sources.map(Self.quoted)), "tests": .array(settings.tests.map(Self.quoted)),
                "folders": .array(folders.map(Self.quoted)),
                "info": Self.quoted(settings.info), "infoFolder": infoFolder.map(Self.quoted) ?? nil,
                "infoPath": Self.quoted(String(settings.info.dropFirst((infoFolder ?? "").count + 1))),
                "settingsFolder": settings.settingsFolder.map(Self.quoted) ?? nil,
                "assets": .bool(settings.assets != nil), "products": .array(products + remote),
                "configurations": .array(
                    configurations.map { ["name": Self.quoted($0.name), "isDebug": .bool($0.isDebug)] }
                ),
                "usualConfiguration": Self.quoted(usual ?? "Release"),
                // The templates of earlier styles read the last one.
                "debug": .string(development), "release": .string(release),
                "arguments": .array(settings.arguments.map(TemplateValue.string)),
                "packageTests": .array(
                    tests.map { ["package": .string($0.package), "target": .string($0.target)] }
                ),
            ],
            over: values
        )
    }

    /// A text that stands in quotes in the project's description.
    private static func quoted(_ text: String) -> TemplateValue {
        .string(text.replacingAll("\\", with: "\\\\").replacingAll("\"", with: "\\\""))
    }

    var pieces: [RenderedPiece] {
        get throws(Failure) {
            let folder = "\(names.name).xcodeproj"
            let plan = hasTestPlan ? [try piece("test-plan", "Test plan", at: "\(names.name).xctestplan")] : []
            return try assets + plan + [
                piece("git-ignore", "What Git ignores", at: Self.gitIgnore.text),
                piece("project", "Xcode project", at: "\(folder)/project.pbxproj"),
            ] + schemes(in: "\(folder)/xcshareddata/xcschemes")
        }
    }

    /// The app's scheme, which runs it for development and archives its release, and one for each further configuration, which
    /// runs and archives that one.
    private func schemes(in folder: String) throws(Failure) -> [RenderedPiece] {
        let further = settings.configurations.map(\.name).filter { $0 != development && $0 != release }
        let all = [(names.name, development, release)] + further.map { ("\(names.name) \($0)", $0, $0) }
        return try all.map { (name, launched, archived) throws(Failure) in
            let scheme = TemplateContext(
                "scheme",
                ["launched": .string(launched), "archived": .string(archived)],
                over: values
            )
            return try piece("scheme", "Scheme", at: "\(folder)/\(name).xcscheme", with: scheme)
        }
    }

    private var assets: [RenderedPiece] {
        get throws(Failure) {
            guard let path = settings.assets else { return [] }
            let sets = ["assets": "", "accent-color": "AccentColor.colorset/", "app-icon": "AppIcon.appiconset/"]
            return try sets.sorted { $0.value < $1.value }.map { (template, folder) throws(Failure) in
                try piece(template, "Asset catalogue", at: "\(path)/\(folder)Contents.json")
            }
        }
    }

    private func piece(
        _ template: String,
        _ title: String,
        at path: String,
        with values: TemplateContext? = nil
    ) throws(Failure) -> RenderedPiece {
        let name = "\(XcodeSettings.templates)\(template).stencil"
        var text = try renderer.text(of: name, in: values ?? self.values)
        if template == "project" {
            do throws(EditError.Reason) {
                text = try ProjectDescription(text, of: names.name).text
            } catch {
                throw Failure(error.message, at: SourceMark(source: name))
            }
        }
        let id = ["assets", "accent-color", "app-icon"].contains(template) ? "xcode-assets" : "xcode-\(template)"
        return RenderedPiece(piece: .ofProject(id, title), path: RelativePath(trusted: path), text: text)
    }
}
