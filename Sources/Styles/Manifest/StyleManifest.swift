import AppModel
import Diagnostics
import ModuleSpecs
import SwiftEdits

/// A style's manifest, `style.yml`: its options, naming, pieces, wirings and base app.
package struct StyleManifest: Sendable, Equatable {
    package var name: String
    package var about: About
    /// The minimum iOS version of the style's output (`15.0`).
    package var minimumIOS: String
    package var options: [StyleOption]
    package var naming: StyleNaming
    package var names: Names
    package var app: BaseApp
    package var recognition: Recognition
    /// Whether files are written as the templates have them, in the folders of the manifest: without the team's header and layout.
    package var isVerbatim = false
    /// The pieces of every module.
    package var pieces: [Piece]
    /// The entries of every module in existing files of the app.
    package var wirings: [Wiring] = []
    /// The condition under which an app's files get entries as they have them for the neighbours, and not the style's own.
    package var wiringByExample: Located<String>?
    /// What the style has moved or renamed since its earlier states.
    package var moves: [Move] = []

    /// What lists of styles show.
    package struct About: Sendable, Equatable {
        package var title: String
        package var summary: String
        /// Whether this is the default style. The library sets it, not the manifest.
        package var isDefault = false
    }

    /// The names that the style uses itself or asks for.
    package struct Names: Sendable, Equatable {
        /// The names that no module may have, such as those of frameworks where each module is a package; `<App>` is the app's.
        package var reserved: [String]
        /// The member names that the style's view models use themselves.
        package var reservedMembers: [String]
        /// The first words of use cases that delete or remove something, in small letters: screens ask before they run one.
        package var destructiveVerbs: [String]
        /// The types of frameworks and of the base app. The library sets them, not the manifest.
        package var takenTypes: Set<String> = []
        /// Names that an app may choose itself: for each key, the anchors to search, the style's own first.
        package var chosen: [String: [AnchorPath]]
    }

    /// How an app of the style and its modules are recognised.
    package struct Recognition: Sendable, Equatable {
        /// The signs that distinguish an app of the style from others.
        package var signs: StyleSigns
        /// The definition of a module, if the manifest states one.
        package var modules: ModuleDefinition?
    }

    /// The base app: its files, and the declarations that identify an app of this style.
    package struct BaseApp: Sendable, Equatable {
        /// A declaration that an app of this style has (`class AppDIContainer`).
        package var entry: DeclarationPattern?
        /// Alternative declarations. One of them is enough for an app that names its entry differently.
        package var otherEntries: [DeclarationPattern] = []
        package var pieces: [Piece]
        /// The settings of a new app's Xcode project; `nil` if it has none.
        package var xcode: XcodeSettings?
        /// The default modules of a new app.
        package var modules: [ModuleSpec]
        /// The features of the base app. A request for one of them by name alone needs no module.
        package var provides: [String] = []
    }
}

extension StyleManifest {
    /// Whether anything is made for each screen, so that a module has to name its screens.
    package var hasScreens: Bool { !isVerbatim || (pieces.map(\.scope) + wirings.map(\.scope)).contains(.screen) }

    /// The definition of a module: the manifest's own, or by default two of the declarations of pieces in module scope.
    package var modules: ModuleDefinition {
        if let stated = recognition.modules { return stated }
        let pieces = pieces.filter { $0.typeNames.contains { $0.hole == .module } }
        func declarations(areTests: Bool) -> [DeclarationPattern] {
            pieces.filter { $0.isTest == areTests }.compactMap { piece in
                piece.typeNames.first { $0.hole == .module }?.declaration
            }
        }
        var definition = ModuleDefinition(declarations: declarations(areTests: false))
        definition.tests = declarations(areTests: true)
        definition.enough = max(1, min(2, pieces.count))
        definition.none = ["App"]
        return definition
    }

    /// The names of the modules that an app declares, sorted, without the parts of the base app.
    package func modules(in model: AppModel) -> [String] {
        let parts = app.parts
        return modules.modules(in: model).keys.filter { !parts.contains($0) }.sorted()
    }
}

extension StyleManifest.BaseApp {
    /// The names of the base app's own parts, which are the folder names of its pieces.
    package var parts: Set<String> { Set(pieces.flatMap { $0.path.split(separator: "/").map(String.init) }) }
}

extension StyleManifest {
    /// The reason why a module is not possible in an app: the base app already has a feature with that name, or it is reserved.
    package func refusal(of module: ModuleSpec, inAppNamed app: String) -> Problem? {
        let name = NameWords(module.name.value).pascal
        let advice = "a module needs another name, such as"
        if self.app.provides.contains(name) {
            return Problem(
                "the base app has the feature \"\(name)\" itself",
                at: module.name.mark,
                hint: "\(advice) \"\(name)Feed\""
            )
        }
        guard names.reserved.contains(name) || name == app && names.reserved.contains("<App>") else { return nil }
        return Problem(
            "no module can be named \"\(name)\": \(name == app ? "the app is" : "a framework or a part of the app is")",
            at: module.name.mark,
            hint: "\(advice) \"\(name)Feature\""
        )
    }
}
