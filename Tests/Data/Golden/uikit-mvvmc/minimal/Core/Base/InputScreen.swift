/// A screen that knows whether something was entered on it that is not sent yet.
@MainActor
protocol InputScreen: AnyObject {
    var hasInput: Bool { get }
}
