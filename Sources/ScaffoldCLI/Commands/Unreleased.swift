/// Holds what nobody is to tidy up: the process ends with the report, and giving back, piece by piece, what an app was read into would only
/// take time.
final class Unreleased {
    private let value: Any

    private init(_ value: Any) {
        self.value = value
    }

    /// Keeps something until the process ends.
    static func keep(_ value: Any) {
        _ = Unmanaged.passRetained(Unreleased(value))
    }
}
