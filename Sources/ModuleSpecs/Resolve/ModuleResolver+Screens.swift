import Diagnostics

extension ModuleResolver {
    mutating func resolveScreens() {
        if spec.screens.isEmpty, !spec.hasUnreadParts, !problems.hasErrors {
            error(
                "the module \"\(spec.name.value)\" has no screens",
                at: spec.name.mark,
                hint: "--screens list,detail gives it two"
            )
        }
        checkDistinct(spec.screens.map(\.name), "screen") { NameWords($0).camel }
        for (index, screen) in spec.screens.enumerated() {
            module.screens.append(resolved(screen, isRoot: index == 0))
        }
    }

    private mutating func resolved(_ screen: ScreenSpec, isRoot: Bool) -> Screen {
        let words = name(screen.name, .screen)
        let parameters = screen.parameters ?? []
        checkDistinct(parameters.map(\.name), "parameter") { $0 }
        for parameter in parameters { checkKnown(parameter.type) }
        if isRoot, let first = parameters.first {
            error(
                "the root screen \"\(screen.name.value)\" cannot have parameters: nothing hands them over when the module starts",
                at: first.name.mark,
                hint: "put a screen without parameters first"
            )
        }
        if isRoot, let presentation = screen.presentation, presentation.value != .push {
            error(
                "the root screen \"\(screen.name.value)\" cannot be a \(presentation.value.rawValue): it is what the module starts with",
                at: presentation.mark
            )
        }
        if let type = screen.type { _ = name(type, .type) }
        return Screen(
            name: screen.name.value,
            words: words,
            customType: screen.type.map { NameWords($0.value).pascal },
            kind: screen.kind?.value ?? kind(named: words),
            isRoot: isRoot,
            presentation: screen.presentation?.value ?? .push,
            parameters: parameters.map { parameter($0, .parameter) }
        )
    }

    /// Whether a screen has a search field, by its name.
    func isSearch(_ screen: Screen) -> Bool { isSearch(screen.words) }

    private func isSearch(_ words: NameWords) -> Bool {
        surroundings.defaults > 1 && words.words.last?.lowercased() == "search"
    }

    /// The kind that a screen's name suggests, by default `plain`.
    private func kind(named words: NameWords) -> ScreenKind {
        let lowered = words.words.map { $0.lowercased() }
        guard let first = lowered.first, let last = lowered.last else { return .plain }
        if Self.formNames.contains(words.camel.lowercased()) || Self.formVerbs.contains(first) || last == "form" {
            return .form
        }
        if Self.listNames.contains(last) || isSearch(words) { return .list }
        if Self.detailNames.contains(last) { return .detail }
        return .plain
    }

    private static let listNames: Set<String> = [
        "list", "index", "feed", "overview", "results", "history", "all", "archive",
    ]
    private static let detailNames: Set<String> = ["detail", "details", "profile", "info"]
    private static let formVerbs: Set<String> = ["edit", "add", "create", "new", "compose", "editor", "rename"]
    private static let formNames: Set<String> = [
        "login", "signin", "signup", "register", "registration", "forgotpassword", "resetpassword", "changepassword",
        "feedback", "contact",
    ]
}
