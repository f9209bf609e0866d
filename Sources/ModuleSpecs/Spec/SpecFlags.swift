import AppModel
import Diagnostics

/// The flags of `scaffold module`, which describe a module spec.
package struct SpecFlags: Sendable {
    package var name: String
    package var style: String?
    package var options: [String] = []
    package var screens: [String] = []
    package var routes: [String] = []
    package var useCases: [String] = []
    package var types: [String] = []
    package var links: [String] = []
    package var aliases: [String] = []
    package var tab: String?

    package init(name: String) { self.name = name }

    /// Reads every flag. The mark of a problem names the flag and the column in its value.
    package func spec() -> (spec: ModuleSpec, problems: Problems) {
        var problems = Problems()
        var spec = ModuleSpec(name: Located(name, at: SourceMark(source: "<name>")))
        spec.style = style.map { Located($0, at: mark("--style")) }
        spec.options = options.compactMap { choice($0, &problems) }
        spec.screens = items(screens, "--screens", &problems) { (scanner) throws(Problem) in try scanner.screen() }
        spec.routes = items(routes, "--routes", &problems) { (scanner) throws(Problem) in try scanner.route() }
        spec.useCases = items(useCases, "--use-cases", &problems) { (scanner) throws(Problem) in try scanner.useCase() }
        spec.types = items(types, "--types", &problems) { (scanner) throws(Problem) in try scanner.declaredType() }
        spec.links = items(links, "--links", &problems) { (scanner) throws(Problem) in try scanner.word("a link") }
        spec.aliases = items(aliases, "--aliases", &problems) { (scanner) throws(Problem) in
            try scanner.word("an alias")
        }
        spec.tab = tab.map(tabSpec)
        spec.hasUnreadParts = problems.hasErrors
        return (spec, problems)
    }

    private func items<Item>(
        _ values: [String],
        _ flag: String,
        _ problems: inout Problems,
        read: (inout SpecScanner) throws(Problem) -> Item
    ) -> [Item] {
        SpecScanner.items(values, at: mark(flag), &problems, read: read)
    }

    private func choice(_ text: String, _ problems: inout Problems) -> Located<StyleChoice>? {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
            problems.add(
                "\"\(text)\" is no option of a style",
                at: mark("--option"),
                hint: "write it as \"name=value\""
            )
            return nil
        }
        let choice = StyleChoice(option: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
        return Located(choice, at: mark("--option"))
    }

    /// Reads `Favorites,star`: the title and, after the first comma, the icon. `none` means no tab.
    private func tabSpec(_ text: String) -> TabSpec {
        if text == "none" { return .absent }
        let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let icon = parts.count > 1 ? parts[1].trimmingSpaces : ""
        let iconMark = mark("--tab").advanced(by: parts[0].count + 1)
        return .shown(
            title: Located(parts[0].trimmingSpaces, at: mark("--tab")),
            icon: icon.isEmpty ? nil : Located(icon, at: iconMark)
        )
    }

    private func mark(_ flag: String) -> SourceMark { SourceMark(source: flag, column: 1) }
}
