import Foundation

/// What the build configuration sets, by way of `Info.plist`: see the files in `Configurations`.
struct AppEnvironment: Equatable, Sendable {
    enum Name: String, CaseIterable, Sendable {
        case debug = "Debug"
        case dev = "Dev"
        case uat = "UAT"
        case preProd = "PreProd"
        case release = "Release"
    }

    let name: Name
    let baseURL: String
    let logLevel: LogLevel
    /// Whether modules show sample data instead of asking the server, so that the app runs before there is one: in
    /// Debug, unless it is launched with `-SampleData NO`, an argument of the scheme.
    let usesSampleData: Bool

    static let current = AppEnvironment(info: Bundle.main.infoDictionary ?? [:])

    /// What the dictionary lacks, as that of a test runner does, is as in Debug.
    init(info: [String: Any], defaults: UserDefaults = .standard) {
        name = (info["AppEnvironment"] as? String).flatMap(Name.init) ?? .debug
        baseURL = info["AppBaseURL"] as? String ?? ""
        logLevel = (info["AppLogLevel"] as? String).flatMap(LogLevel.init) ?? .debug
        let argument = defaults.object(forKey: "SampleData")
        usesSampleData = name == .debug && (argument == nil || defaults.bool(forKey: "SampleData"))
    }
}
