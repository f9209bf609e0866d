import ModuleSpecs

/// The arguments and options of `scaffold screen`.
enum ScreenOptions {
    static let module = ArgumentDefinition("module", kind: .candidates(.modules))
    static let screen = ArgumentDefinition("screen")
    static let parameters = ArgumentDefinition("parameters", count: .optional)

    private static let options = SwitchGroup("Screen options")

    static let kind = options.option("kind", kind: .oneOf(ScreenKind.self))
    static let route = options.option("route")
    static let presentation = options.option("presentation", value: "way", kind: .oneOf(Presentation.self))
    static let useCases = options.option("use-cases", isList: true)

    static let like = options.option("like", value: "screen")

    /// The options that describe a screen, and that a copy takes from its exemplar.
    static let excluded = [kind, route, presentation, useCases]
}
