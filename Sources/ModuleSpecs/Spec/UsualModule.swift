import Diagnostics

/// The usual module for a bare name in `--modules home,list,settings`.
package enum UsualModule {
    /// A list with a detail screen, or a single screen for modules that usually have one (settings, a profile).
    package static func spec(named name: Located<String>) -> ModuleSpec {
        var spec = ModuleSpec(name: name)
        let words = NameWords(name.value)
        let screens = single.contains(words.camel.lowercased()) ? [words.camel] : ["list", "detail"]
        spec.screens = screens.map { ScreenSpec(name: Located($0, at: name.mark)) }
        return spec
    }

    /// The specs in `--modules 'home,orders(list,detail)'`.
    package static func specs(_ values: [String], flag: String) -> (specs: [ModuleSpec], problems: Problems) {
        var problems = Problems()
        let mark = SourceMark(source: flag, column: 1)
        let specs = SpecScanner.items(values, at: mark, &problems) { (scanner) throws(Problem) in try module(&scanner) }
        return (specs, problems)
    }

    private static func module(_ scanner: inout SpecScanner) throws(Problem) -> ModuleSpec {
        let name = try scanner.word("a module")
        var spec = spec(named: name)
        guard scanner.take("(") else { return spec }
        spec.screens = []
        repeat { spec.screens.append(try scanner.screen()) } while scanner.take(",")
        try scanner.expect(")", after: "the screens of \"\(name.value)\"")
        return spec
    }

    private static let single: Set<String> = [
        "settings", "about", "profile", "account", "search", "dashboard", "help", "more",
    ]
}
