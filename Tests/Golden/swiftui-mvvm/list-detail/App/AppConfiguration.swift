import Foundation

/// What a build is configured with: settings of its `.xcconfig` file, by way of the `Info.plist`.
nonisolated struct AppConfiguration: Sendable {
    /// Where the REST API is; empty for the mock API.
    let apiBaseURL: String

    init(info: [String: Any] = Bundle.main.infoDictionary ?? [:]) {
        apiBaseURL = info["APIBaseURL"] as? String ?? ""
    }

    var usesMockAPI: Bool {
        apiBaseURL.isEmpty
    }
}
