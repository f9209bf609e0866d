import Diagnostics

/// The default tab icons: the SF Symbols that apps commonly use for these features.
enum TabIcons {
    static func icon(for module: NameWords) -> String {
        let words = module.words.map { $0.lowercased() }
        return words.lazy.compactMap { icons[GrammaticalNumber.singular(of: $0) ?? $0] }.first ?? "square.grid.2x2"
    }

    private static let icons = [
        "favorite": "star", "favourite": "star", "home": "house", "setting": "gearshape", "profile": "person",
        "account": "person.crop.circle",
        "user": "person.2", "list": "list.bullet", "search": "magnifyingglass", "order": "bag", "cart": "cart",
        "product": "tag", "message": "message",
        "chat": "message", "notification": "bell", "map": "map", "calendar": "calendar", "photo": "photo",
        "news": "newspaper", "payment": "creditcard",
        "history": "clock", "feed": "text.bubble", "task": "checklist", "document": "doc",
        "dashboard": "rectangle.3.group",
    ]
}
