import Diagnostics

/// A module with every default filled in: what the planner and the templates work with.
public struct Module: Sendable, Equatable {
    /// `Favorites`.
    public var type: String
    public var words: NameWords
    /// First component of the module's URLs.
    public var path: String
    public var aliases: [String]
    public var tab: Tab?
    /// The first is the root.
    public var screens: [Screen]
    public var useCases: [UseCase]
    /// The types that the spec declares or that defaults bring, then those found in the app.
    public var types: [DataType]
    public var links: [Link]
    /// The name of the struct that the module is about.
    public var entity: String?
    /// What the module is resolved against; `nil` as soon as it is resolved.
    var surroundings: Surroundings?

    public func screen(_ name: String) -> Screen? {
        screens.first { $0.value == name }
    }

    public func type(_ name: String) -> DataType? {
        types.first { $0.name == name } ?? surroundings?.type(name)
    }

    public func useCase(_ name: String) -> UseCase? {
        useCases.first { $0.name == name }
    }
}
