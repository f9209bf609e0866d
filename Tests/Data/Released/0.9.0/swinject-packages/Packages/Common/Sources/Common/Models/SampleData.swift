import Foundation

/// Whether the app shows sample data instead of asking its server, so that it runs before there is one.
///
/// It does in Debug, unless it is launched with `-SampleData NO`, an argument of the scheme.
public nonisolated enum SampleData {
    public static func isOn(in defaults: UserDefaults = .standard) -> Bool {
        #if DEBUG
        return defaults.object(forKey: "SampleData") == nil || defaults.bool(forKey: "SampleData")
        #else
        return false
        #endif
    }
}
