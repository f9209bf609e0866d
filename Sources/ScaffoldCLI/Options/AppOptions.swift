/// The argument and options of `scaffold app`.
enum AppOptions {
    static let name = ArgumentDefinition("name", count: .optional)
    static let modules = ModuleOptions.specOptions.option("modules", isList: true)
    static let iOS = ModuleOptions.styleOptions.option("ios", value: "version")
    static let minimal = ModuleOptions.styleOptions.flag("minimal")
    static let output = ModuleOptions.outputOptions.option("output", short: "o", value: "dir", kind: .directory)
}
