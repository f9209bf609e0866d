import Diagnostics

/// The argument and options of `scaffold module`, and of the other commands that take a module's spec.
enum ModuleOptions {
    static let specOptions = SwitchGroup("Spec options")
    static let styleOptions = SwitchGroup("Style options")
    static let outputOptions = SwitchGroup("Output options")

    static let name = ArgumentDefinition("name", count: .optional, kind: .candidates(.modules))

    // MARK: - The spec

    static let screens = specOptions.option("screens", isList: true, kind: .candidates(.screens))
    static let useCases = specOptions.option("use-cases", isList: true)
    static let types = specOptions.option("types", isList: true)
    static let routes = specOptions.option("routes", isList: true)
    static let aliases = specOptions.option("aliases", value: "names", isList: true)
    static let links = specOptions.option("links", isList: true, kind: .candidates(.links))
    static let tab = specOptions.option("tab", value: "title,icon")
    static let spec = specOptions.option("spec", value: "file", kind: .file(extensions: ["yml", "yaml", "json"]))

    /// The options that a spec file replaces.
    static let inSpecFile = [screens, useCases, types, routes, aliases, links, tab]

    // MARK: - The style

    static let style = styleOptions.option("style", kind: .candidates(.styles))
    static let option = styleOptions.option("option", value: "name=value", isList: true, kind: .candidates(.options))

    // MARK: - The app and the output

    static let output = outputOptions.option("output", short: "o", value: "dir", kind: .directory)
    static let target = outputOptions.option("target", isList: true)
    static let dryRun = outputOptions.flag("dry-run", short: "n")
    static let diff = outputOptions.flag("diff")
    static let force = outputOptions.flag("force", short: "f")
    static let partial = outputOptions.flag("partial")
    static let check = outputOptions.flag("check")
    static let verify = outputOptions.option("verify", value: "command", implied: "")
    static let unchecked = outputOptions.flag("unchecked")
    static let json = outputOptions.flag("json")

    static func usageProblems(_ values: ParsedValues) -> [Problem] {
        guard values.isGiven(verify), values[dryRun] else { return [] }
        let message = "option \"\(verify.spelling)\" means nothing with \"\(dryRun.spelling)\", which writes nothing"
        return [Problem(message)]
    }

    /// The switches that describe a module.
    static let specSwitches: [any SwitchDefinition] = inSpecFile + [spec, style, option]
}
