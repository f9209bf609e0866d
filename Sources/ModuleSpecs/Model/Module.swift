import Diagnostics

/// A module with all defaults filled in: the input of the planner and the templates.
package struct Module: Sendable, Equatable {
    /// The type name, such as `Favorites`.
    package var type: String
    package var words: NameWords
    /// The first component of the module's URLs.
    package var path: String
    package var aliases: [String]
    package var tab: Tab?
    /// The screens, root first.
    package var screens: [Screen]
    package var useCases: [UseCase]
    /// The types that the spec or the defaults declare, followed by those found in the app.
    package var types: [DataType]
    package var links: [Link]
    /// The name of the structure that the module manages.
    package var entity: String?
    /// The context of the resolution; `nil` once the module is resolved.
    var surroundings: Surroundings?

    package func screen(_ name: String) -> Screen? { screens.first { $0.value == name } }

    package func type(_ name: String) -> DataType? { types.first { $0.name == name } ?? surroundings?.type(name) }

    package func useCase(_ name: String) -> UseCase? { useCases.first { $0.name == name } }
}
