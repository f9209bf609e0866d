import UIKit

@testable import Demo

/// A screen that counts how often it is told to refresh.
@MainActor
final class RefreshCounter: UIViewController, RefreshableScreen {
    private(set) var count = 0

    func refresh() {
        count += 1
    }
}
