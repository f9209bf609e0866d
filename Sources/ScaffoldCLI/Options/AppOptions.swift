/// The argument and options of `scaffold app`.
enum AppOptions {
    static let name = ArgumentDefinition(
        "name",
        count: .optional,
        help: "The app's name. --spec may give it instead."
    )
    static let modules = ModuleOptions.specOptions.option(
        "modules",
        isList: true,
        help: "The first modules: 'home,orders,settings', or with their screens, 'orders(list,detail)'. "
            + "If omitted, those of the style."
    )
    static let iOS = ModuleOptions.styleOptions.option(
        "ios",
        value: "version",
        help: "The oldest iOS that the app runs on. It decides on defaults: diffable lists, navigation stacks from "
            + "16, observation from 17. If omitted, that of the style."
    )
    static let minimal = ModuleOptions.styleOptions.flag(
        "minimal",
        help: "Write only the part of the base app that modules need. Short for --option base=minimal."
    )
    static let output = ModuleOptions.outputOptions.option(
        "output",
        short: "o",
        value: "dir",
        kind: .directory,
        help: "The folder to write to. If omitted, one with the app's name in the current folder."
    )
}
