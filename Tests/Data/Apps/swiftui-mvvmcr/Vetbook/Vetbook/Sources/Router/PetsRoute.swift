import Foundation

enum PetsRoute: Route {
    case list
    case detail(petId: String)

    var id: String {
        switch self {
        case .list:
            return "pets-list"
        case .detail(let petId):
            return "pets-detail-\(petId)"
        }
    }
}

extension PetsRoute {
    static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
        switch components.count {
        case 1: return .success(.pets(.list))
        case 2: return .success(.pets(.detail(petId: components[1])))
        default: return .failure(.invalidPath)
        }
    }
}
