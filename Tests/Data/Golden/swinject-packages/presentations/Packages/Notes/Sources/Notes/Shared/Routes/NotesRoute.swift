import Common

/// The places in Notes that a deep link opens.
public nonisolated enum NotesRoute: Route {
    case list
    case detail(itemId: String)
    case edit(itemId: String)
    case create
    case settings

    public var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("notes")
        case .detail(let itemId):
            return DeepLink("notes", itemId)
        case .edit(let itemId):
            return DeepLink("notes", itemId, "edit")
        case .create:
            return DeepLink("notes", "create")
        case .settings:
            return DeepLink("notes", "settings")
        }
    }
}

// MARK: - Parser

nonisolated extension NotesRoute {
    public static func parse(_ link: DeepLink) -> NotesRoute? {
        let components = link.components
        guard components.first == "notes" else { return nil }

        if components.count == 1 {
            return .list
        } else if components.count == 2, components[1] == "create" {
            return .create
        } else if components.count == 2, components[1] == "settings" {
            return .settings
        } else if components.count == 2 {
            return .detail(itemId: components[1])
        } else if components.count == 3, components[2] == "edit" {
            return .edit(itemId: components[1])
        }
        return nil
    }
}
