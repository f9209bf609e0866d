// MARK: - NotesRoute

nonisolated enum NotesRoute: Route {
    case list
    case detail(itemId: String)
    case edit(itemId: String)
    case create
    case gallery
    case settings

    var id: String {
        switch self {
        case .list:
            return "notes-list"
        case .detail(let itemId):
            return "notes-detail-\(itemId)"
        case .edit(let itemId):
            return "notes-edit-\(itemId)"
        case .create:
            return "notes-create"
        case .gallery:
            return "notes-gallery"
        case .settings:
            return "notes-settings"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "notes"
        case .detail(let itemId):
            return "notes/\(itemId.urlEncoded)"
        case .edit(let itemId):
            return "notes/\(itemId.urlEncoded)/edit"
        case .create:
            return "notes/create"
        case .gallery:
            return "notes"
        case .settings:
            return "notes/settings"
        }
    }
}

// MARK: - NotesRoute Parser

extension NotesRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        guard components.first == "notes", !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.notes(.list))
        } else if components.count == 2, components[1] == "create" {
            return .success(.notes(.create))
        } else if components.count == 2, components[1] == "settings" {
            return .success(.notes(.settings))
        } else if components.count == 2 {
            return .success(.notes(.detail(itemId: components[1])))
        } else if components.count == 3, components[2] == "edit" {
            return .success(.notes(.edit(itemId: components[1])))
        }

        return .failure(.invalidPath)
    }
}
