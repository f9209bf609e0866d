import UIKit

@testable import Demo

/// A screen on which something was entered.
@MainActor
final class FilledScreen: UIViewController, InputScreen {
    var hasInput = true
}
