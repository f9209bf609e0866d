import AppModel
import Diagnostics

/// A piece of a style: a file that the style requires, and the template that renders it.
package struct Piece: Sendable, Equatable {
    /// The scope of a piece: it is rendered once for each of these.
    package enum Scope: String, Sendable, CaseIterable {
        case app, module, screen
        case useCase = "use-case"
        case type
    }

    /// How a piece is merged into a file that several modules share.
    package enum Merge: String, Sendable, CaseIterable {
        /// The template renders a YAML mapping of keys to texts, which become entries of an Xcode string catalogue.
        case stringCatalogue = "string-catalogue"
    }

    package var id: String
    package var title: String
    package var scope: Scope
    /// A template expression; the piece applies only if it is true. `nil` for a piece that always applies.
    package var condition: String?
    /// The path of the template, relative to the style's folder.
    package var template: String
    /// A template for the path of the file, relative to the app's root.
    package var path: String
    package var merge: Merge?
    /// For a piece of the base app: a module creates it if the app does not contain this declaration.
    package var shared: DeclarationPattern?
    package var requires: [Requirement]
    package var guidance = Guidance()
    /// The place of the piece in the manifest, for messages.
    package var mark: SourceMark

    /// The name of the file without its extension, for Swift that of the type in it.
    var fileStem: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
}

extension Piece {
    /// A piece of a new app's Xcode project, which the manifest does not list.
    package static func ofProject(_ id: String, _ title: String) -> Piece {
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
