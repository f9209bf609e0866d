/// The options of `scaffold module --like`.
enum LikeOptions {
    private static let options = SwitchGroup("Copy options")

    static let like = options.option("like", value: "module")
    static let full = options.flag("full")
    static let onlyFolder = options.flag("only-folder")

    static let all: [any SwitchDefinition] = [like, full, onlyFolder]

    /// The switches that describe a module, which a copy takes from the exemplar, and those that a copy has no use for.
    static let excluded: [any SwitchDefinition] = [
        ModuleOptions.useCases, ModuleOptions.routes, ModuleOptions.aliases, ModuleOptions.links,
        ModuleOptions.tab, ModuleOptions.spec, ModuleOptions.style, ModuleOptions.option,
        ModuleOptions.partial,
    ]
}
