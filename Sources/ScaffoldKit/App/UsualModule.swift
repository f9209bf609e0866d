/// The module that a bare name stands for in `--modules home,list,settings`.
public enum UsualModule {
    /// A list with a detail; for what is one screen in most apps (settings, a profile), that screen.
    public static func spec(named name: Located<String>) -> ModuleSpec {
        var spec = ModuleSpec(name: name)
        let words = NameWords(name.value)
        let screens = single.contains(words.camel.lowercased()) ? [words.camel] : ["list", "detail"]
        spec.screens = screens.map { ScreenSpec(name: Located($0, at: name.mark)) }
        return spec
    }

    private static let single: Set<String> = [
        "settings", "about", "profile", "account", "search", "dashboard", "help", "more",
    ]
}
