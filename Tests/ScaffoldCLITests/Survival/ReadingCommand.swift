import Testing

/// A command line that reads an app's tree.
struct ReadingCommand: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// Whether it writes as well.
    let writes: Bool

    init(_ arguments: String..., writes: Bool = false) {
        self.arguments = arguments
        self.writes = writes
    }

    var testDescription: String { "scaffold " + arguments.joined(separator: " ") }

    /// Every command that reads a tree, each in a way that reads much of it.
    static let all = [
        ReadingCommand(),
        ReadingCommand("module", "Favorites", "--screens", "list,detail(itemId: String)", writes: true),
        ReadingCommand("module", "Favorites", "--screens", "list", "--dry-run", "--diff"),
        ReadingCommand("screen", "Orders", "edit(itemId: String)", writes: true),
        ReadingCommand("remove", "Orders", writes: true),
        ReadingCommand("adopt", "Orders", "--dry-run"),
        ReadingCommand("init", "--dry-run"),
        ReadingCommand("app", "Other", "--dry-run"),
        ReadingCommand("lint"),
        ReadingCommand("lint", "--fix", writes: true),
        ReadingCommand("checklist"),
        ReadingCommand("checklist", "Orders"),
        ReadingCommand("routes"),
        ReadingCommand("routes", "resolve", "small://orders/42?a=%FF&b"),
        ReadingCommand("graph"),
        ReadingCommand("explain"),
        ReadingCommand("style", "list"),
        ReadingCommand("style", "show", "small"),
        ReadingCommand("style", "why"),
        ReadingCommand("style", "test", "small"),
        ReadingCommand("style", "outdated"),
        ReadingCommand("style", "test", "small", "--in", "."),
        ReadingCommand("style", "diff", "small", "Orders"),
        ReadingCommand("style", "learn", "own", "--from", "Orders", "--dry-run"),
        ReadingCommand("module", "Wishes", "--like", "Orders", "--dry-run"),
        ReadingCommand("doctor"),
        ReadingCommand("agents"),
        ReadingCommand("template", "context", "Orders"),
        ReadingCommand("candidates", "modules"),
    ]
}
