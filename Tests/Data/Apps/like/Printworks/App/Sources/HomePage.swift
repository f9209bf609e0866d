import Foundation

enum HomePage: String {
    case posters
    case labels
    case envelopes

    var title: String {
        switch self {
        case .posters: NSLocalizedString("page.posters", comment: "")
        case .labels: NSLocalizedString("page.labels", comment: "")
        case .envelopes: NSLocalizedString("page.envelopes", comment: "")
        }
    }

    /// The page that an address asks for, as in `printworks://labels`.
    init?(url: URL) {
        if url.host == "posters" {
            self = .posters
        } else if url.host == "labels" {
            self = .labels
        } else if url.host == "envelopes" {
            self = .envelopes
        } else {
            return nil
        }
    }
}
