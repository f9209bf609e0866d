import Foundation

/// What a build is configured with: settings of its `.xcconfig` file, by way of the `Info.plist`.
nonisolated struct AppConfiguration: Sendable {
    /// Where the REST API is.
    let apiBaseURL: String
    /// Whether the mock API answers in its place, so that the app runs before there is one.
    let usesMockAPI: Bool
}

nonisolated extension AppConfiguration {
    /// In Debug the mock API answers, unless the app is launched with `-SampleData NO`, an argument of the scheme.
    init(info: [String: Any] = Bundle.main.infoDictionary ?? [:], defaults: UserDefaults = .standard) {
        apiBaseURL = info["APIBaseURL"] as? String ?? ""
        #if DEBUG
        usesMockAPI = defaults.object(forKey: "SampleData") == nil || defaults.bool(forKey: "SampleData")
        #else
        usesMockAPI = false
        #endif
    }
}
