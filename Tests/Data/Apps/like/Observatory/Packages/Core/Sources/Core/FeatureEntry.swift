import SwiftUI

/// What a feature tells the app of itself.
@MainActor
public protocol FeatureEntry {
    var id: FeatureID { get }
    var symbol: String { get }

    func makeRoot(context: FeatureContext) -> AnyView
}

/// What the app gives a feature.
@MainActor
public struct FeatureContext {
    public let open: (FeatureID) -> Void

    public init(open: @escaping (FeatureID) -> Void) {
        self.open = open
    }
}
