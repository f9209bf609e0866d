import Diagnostics

/// The default tab icons: the SF Symbols that apps commonly use for these features.
enum TabIcons {
    static func icon(for module: NameWords) -> String {
        module.words.lazy.compactMap { icons[singular($0.lowercased())] }.first ?? "square.grid.2x2"
    }

    private static func singular(_ word: String) -> String {
        word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private static let icons = [
        "favorite": "star", "favourite": "star", "home": "house", "setting": "gearshape", "profile": "person",
        "account": "person.crop.circle",
        "user": "person.2", "list": "list.bullet", "search": "magnifyingglass", "order": "bag", "cart": "cart",
        "product": "tag", "message": "message",
        "chat": "message", "notification": "bell", "map": "map", "calendar": "calendar", "photo": "photo",
        "new": "newspaper", "payment": "creditcard",
        "history": "clock", "feed": "text.bubble", "task": "checklist", "document": "doc",
        "dashboard": "rectangle.3.group",
    ]
}
