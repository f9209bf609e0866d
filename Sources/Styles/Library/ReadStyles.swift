import Diagnostics
import SwiftOutline

/// The styles that were read from texts that never change, by name, so that each is read once.
final class ReadStyles: @unchecked Sendable {
    private let lock = Lock()
    private var styles: [String: Style] = [:]

    /// The style of a name; `read` makes it if it was not read before.
    func style(_ name: String, read: () throws(Failure) -> Style) throws(Failure) -> Style {
        if let known = lock.withLock({ styles[name] }) { return known }
        let style = try read()
        lock.withLock { styles[name] = style }
        return style
    }
}
