// MARK: - Notes Route
nonisolated enum NotesRoute: Route {
    case list
    case detail(itemId: String)
    case edit(itemId: String)
    case create
    case settings

    var link: DeepLink {
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

// MARK: - Notes Route Parser
nonisolated extension NotesRoute {
    static func parse(_ link: DeepLink) -> NotesRoute? {
        guard link.components.first == "notes" else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .list
        case 1 where segments[0] == "create":
            return .create
        case 1 where segments[0] == "settings":
            return .settings
        case 1:
            return .detail(itemId: segments[0])
        case 2 where segments[1] == "edit":
            return .edit(itemId: segments[0])
        default:
            return nil
        }
    }
}
