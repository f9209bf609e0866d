import ModuleSpecs

/// The arguments and options of `scaffold screen`.
enum ScreenOptions {
    static let module = ArgumentDefinition("module", kind: .candidates(.modules), help: "The module to extend.")
    static let screen = ArgumentDefinition(
        "screen",
        help: "The screen with its parameters, as in --screens: 'edit(itemId: String)'."
    )
    static let parameters = ArgumentDefinition(
        "parameters",
        count: .optional,
        help: "The parameters, if <screen> has none: 'itemId: String'."
    )

    private static let options = SwitchGroup("Screen options")

    static let kind = options.option(
        "kind",
        kind: .oneOf(ScreenKind.self),
        help: "The purpose of the screen. If omitted, derived from its name and use cases."
    )
    static let route = options.option(
        "route",
        help: "Its URL below the module's own: ':itemId/edit'. 'none' leaves it without one."
    )
    static let presentation = options.option(
        "presentation",
        value: "way",
        kind: .oneOf(Presentation.self),
        help: "How the screen is presented."
    )
    static let useCases = options.option(
        "use-cases",
        isList: true,
        help: "What it does: 'rename(id: String, title: String)'."
    )

    static let like = options.option(
        "like",
        value: "screen",
        help: "In a module that was copied with --like: the screen of it to copy."
    )

    /// The options that describe a screen, and that a copy takes from its exemplar.
    static let excluded = [kind, route, presentation, useCases]
}
