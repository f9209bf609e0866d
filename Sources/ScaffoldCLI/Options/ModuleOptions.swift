/// The argument and options of `scaffold module`, and of the other commands that take a module's spec.
enum ModuleOptions {
    static let specOptions = SwitchGroup("Spec options")
    static let styleOptions = SwitchGroup("Style options")
    static let outputOptions = SwitchGroup("Output options")

    static let name = ArgumentDefinition(
        "name",
        count: .optional,
        kind: .candidates(.modules),
        help:
            "The module's name, in any spelling: Favorites, favorite-items, favoriteItems. --spec may give it instead."
    )

    // MARK: - The spec

    static let screens = specOptions.option(
        "screens",
        isList: true,
        kind: .candidates(.screens),
        help: "The screens, the first being the root, with their parameters: 'list,detail(itemId: String)'."
    )
    static let useCases = specOptions.option(
        "use-cases",
        isList: true,
        help: "The module's functions: 'getFavorites -> [Favorite],remove(id: String)'."
    )
    static let types = specOptions.option(
        "types",
        isList: true,
        help: "The structs and enums that it declares: 'Favorite(id: String),Mode(create|update)'."
    )
    static let routes = specOptions.option(
        "routes",
        isList: true,
        help: "The URLs of its screens below its own: 'detail=:itemId'; 'detail=none' for no URL."
    )
    static let aliases = specOptions.option(
        "aliases",
        value: "names",
        isList: true,
        help: "Further first components of its URLs."
    )
    static let links = specOptions.option(
        "links",
        isList: true,
        kind: .candidates(.links),
        help: "The screens of other modules that it opens: 'Orders.detail', or 'Orders' for its root."
    )
    static let tab = specOptions.option(
        "tab",
        value: "title,icon",
        help: "The title of its tab and, after a comma, an SF Symbol: 'Favorites,star'; 'none' for no tab."
    )
    static let spec = specOptions.option(
        "spec",
        value: "file",
        kind: .file(extensions: ["yml", "yaml", "json"]),
        help: "Read the spec from a YAML or JSON file, or from standard input with -."
    )

    /// The options that a spec file replaces.
    static let inSpecFile = [screens, useCases, types, routes, aliases, links, tab]

    // MARK: - The style

    static let style = styleOptions.option(
        "style",
        kind: .candidates(.styles),
        help: "The architecture, one of 'scaffold style list'. If omitted, the app's own."
    )
    static let option = styleOptions.option(
        "option",
        value: "name=value",
        isList: true,
        kind: .candidates(.options),
        help: "An option of the style, one of 'scaffold style show <style>': 'tests=xctest'."
    )

    // MARK: - The app and the output

    static let output = outputOptions.option(
        "output",
        short: "o",
        value: "dir",
        kind: .directory,
        help: "The app's folder. If omitted, the nearest one upwards with a .scaffold.yml, an Xcode project or a "
            + "Package.swift, or the current one."
    )
    static let target = outputOptions.option(
        "target",
        isList: true,
        help: "The target of the Xcode project that builds the new files. If omitted, that of the files around them."
    )
    static let dryRun = outputOptions.flag(
        "dry-run",
        short: "n",
        help: "Report what would be written, and write nothing."
    )
    static let diff = outputOptions.flag("diff", help: "Show the changes to each file.")
    static let force = outputOptions.flag("force", short: "f", help: "Overwrite files that are in the way.")
    static let partial = outputOptions.flag(
        "partial",
        help: "Wire what can be wired if the app lacks places for the rest."
    )
    static let check = outputOptions.flag(
        "check",
        help: "Also parse every planned file with the Swift compiler before anything is written."
    )
    static let verify = outputOptions.option(
        "verify",
        value: "command",
        implied: "",
        help:
            "Build the app afterwards, by the command, 'verify' of .scaffold.yml, or 'swift build' in a package. If that "
            + "fails, take everything back."
    )
    static let unchecked = outputOptions.flag(
        "unchecked",
        help: "Write even what does not fit the app's declarations."
    )
    static let json = outputOptions.flag("json", help: "Report in JSON.")

    static func usageProblems(_ values: ParsedValues) -> [UsageProblem] {
        guard values.isGiven(verify), values[dryRun] else { return [] }
        return [.pointlessOption(verify.spelling, with: dryRun.spelling)]
    }

    /// The switches that describe a module.
    static let specSwitches: [any SwitchDefinition] = inSpecFile + [spec, style, option]
}
