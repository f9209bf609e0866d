/// A language mode with the concurrency settings that go with it.
public enum LanguageMode: String, CaseIterable, Sendable {
    /// Swift 5 as most public apps have it: nothing is checked that an app has to turn on.
    case swift5Minimal = "swift5-minimal"

    /// Swift 5 with complete concurrency checking.
    case swift5Complete = "swift5"

    /// Swift 6.
    case swift6

    /// A new app target of Xcode 26: Swift 5, everything on the main actor unless it says otherwise, approachable
    /// concurrency.
    case xcode26

    /// A test target beside such an app target: approachable concurrency without the default isolation.
    case xcode26Tests

    /// Such an app target in Swift 6.
    case xcode26Swift6 = "xcode26-swift6"

    /// A test target beside that one.
    case xcode26Swift6Tests

    /// The compiler's flags; a missing import of a member's module is an error in all but the minimal mode.
    var flags: [String] {
        let visibility = Self.upcoming(["MemberImportVisibility"])
        switch self {
        case .swift5Minimal: return ["-swift-version", "5"]
        case .swift5Complete: return visibility + ["-swift-version", "5", "-strict-concurrency=complete"]
        case .swift6: return visibility + ["-swift-version", "6"]
        case .xcode26:
            return visibility + ["-swift-version", "5", "-default-isolation", "MainActor"] + Self.approachable
        case .xcode26Tests: return visibility + ["-swift-version", "5"] + Self.approachable
        case .xcode26Swift6:
            return visibility + ["-swift-version", "6", "-default-isolation", "MainActor"] + Self.approachableInSwift6
        case .xcode26Swift6Tests: return visibility + ["-swift-version", "6"] + Self.approachableInSwift6
        }
    }

    /// The mode of a test module beside modules of this mode.
    public var forTests: LanguageMode {
        switch self {
        case .xcode26: .xcode26Tests
        case .xcode26Swift6: .xcode26Swift6Tests
        default: self
        }
    }

    /// What Swift 6 has of approachable concurrency is no upcoming feature there.
    private static let approachableInSwift6 = upcoming(["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])

    private static let approachable =
        upcoming([
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ]) + approachableInSwift6

    private static func upcoming(_ features: [String]) -> [String] {
        features.flatMap { ["-enable-upcoming-feature", $0] }
    }
}
