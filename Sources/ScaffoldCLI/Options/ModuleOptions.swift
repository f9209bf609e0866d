/// The argument and options of `scaffold module`, and of the other commands that take a module's spec.
enum ModuleOptions {
    private static let specGroup = "Spec options"
    private static let styleGroup = "Style options"
    private static let outputGroup = "Output options"

    static let name = ArgumentDefinition(
        "name",
        count: .optional,
        kind: .candidates(.modules),
        help:
            "The module's name, in any spelling: Favorites, favorite-items, favoriteItems. --spec may give it instead."
    )

    // MARK: - The spec

    static let screens = OptionDefinition(
        "screens",
        group: specGroup,
        isList: true,
        kind: .candidates(.screens),
        help: "The screens, the first being the root, with their parameters: 'list,detail(itemId: String)'."
    )
    static let useCases = OptionDefinition(
        "use-cases",
        group: specGroup,
        isList: true,
        help: "The module's functions: 'getFavorites -> [Favorite],remove(id: String)'."
    )
    static let types = OptionDefinition(
        "types",
        group: specGroup,
        isList: true,
        help: "The structs and enums that it declares: 'Favorite(id: String),Mode(create|update)'."
    )
    static let routes = OptionDefinition(
        "routes",
        group: specGroup,
        isList: true,
        help: "The URLs of its screens below its own: 'detail=:itemId'; 'detail=none' for no URL."
    )
    static let aliases = OptionDefinition(
        "aliases",
        value: "names",
        group: specGroup,
        isList: true,
        help: "Further first components of its URLs."
    )
    static let links = OptionDefinition(
        "links",
        group: specGroup,
        isList: true,
        kind: .candidates(.links),
        help: "The screens of other modules that it opens: 'Orders.detail', or 'Orders' for its root."
    )
    static let tab = OptionDefinition(
        "tab",
        value: "title,icon",
        group: specGroup,
        help: "The title of its tab and, after a comma, an SF Symbol: 'Favorites,star'; 'none' for no tab."
    )
    static let spec = OptionDefinition(
        "spec",
        value: "file",
        group: specGroup,
        kind: .file(extensions: ["yml", "yaml", "json"]),
        help: "Read the spec from a YAML or JSON file, or from standard input with -."
    )

    /// The options that a spec file replaces.
    static let inSpecFile = [screens, useCases, types, routes, aliases, links, tab]

    // MARK: - The style

    static let style = OptionDefinition(
        "style",
        group: styleGroup,
        kind: .candidates(.styles),
        help: "The architecture, one of 'scaffold style list'. If omitted, the app's own."
    )
    static let option = OptionDefinition(
        "option",
        value: "name=value",
        group: styleGroup,
        isList: true,
        kind: .candidates(.options),
        help: "An option of the style, one of 'scaffold style show <style>': 'tests=xctest'."
    )

    // MARK: - The app and the output

    static let output = OptionDefinition(
        "output",
        short: "o",
        value: "dir",
        group: outputGroup,
        kind: .directory,
        help: "The app's folder. If omitted, the nearest one upwards with a .scaffold.yml, an Xcode project or a "
            + "Package.swift, or the current one."
    )
    static let target = OptionDefinition(
        "target",
        group: outputGroup,
        isList: true,
        help: "The target of the Xcode project that builds the new files. If omitted, that of the files around them."
    )
    static let dryRun = FlagDefinition(
        "dry-run",
        short: "n",
        group: outputGroup,
        help: "Report what would be written, and write nothing."
    )
    static let diff = FlagDefinition("diff", group: outputGroup, help: "Show the changes to each file.")
    static let force = FlagDefinition(
        "force",
        short: "f",
        group: outputGroup,
        help: "Overwrite files that are in the way."
    )
    static let partial = FlagDefinition(
        "partial",
        group: outputGroup,
        help: "Wire what can be wired if the app lacks places for the rest."
    )
    static let check = FlagDefinition(
        "check",
        group: outputGroup,
        help: "Also parse every planned file with the Swift compiler before anything is written."
    )
    static let verify = OptionDefinition(
        "verify",
        value: "command",
        group: outputGroup,
        implied: "",
        help:
            "Build the app afterwards, by the command, 'verify' of .scaffold.yml, or 'swift build' in a package. If that "
            + "fails, take everything back."
    )
    static let unchecked = FlagDefinition(
        "unchecked",
        group: outputGroup,
        help: "Write even what does not fit the app's declarations."
    )
    static let json = FlagDefinition("json", group: outputGroup, help: "Report in JSON.")

    static func usageProblems(_ values: ParsedValues) -> [UsageProblem] {
        guard values.isGiven(verify), values[dryRun] else { return [] }
        return [.pointlessOption(verify.spelling, with: dryRun.spelling)]
    }

    /// The switches that describe a module.
    static let specSwitches: [any SwitchDefinition] = inSpecFile + [spec, style, option]
}
