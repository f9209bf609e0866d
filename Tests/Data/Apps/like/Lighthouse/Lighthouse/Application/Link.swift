import Foundation

struct Link {
    let path: String

    init?(_ url: URL) {
        guard url.scheme == "lighthouse", let host = url.host else { return nil }
        path = host
    }
}
