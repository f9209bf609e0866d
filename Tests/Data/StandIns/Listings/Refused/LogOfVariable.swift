// iOS: 15.0
// modes: swift5 swift6 xcode26
import Foundation
import OSLog

func report(_ message: String) {
    Logger(subsystem: "a", category: "b").error(message)  // error: cannot convert value of type 'String'
}

struct Reporter {
    let text: String

    func handler(_ run: @escaping (@escaping () -> Void) -> Void) {
        let logger = Logger(subsystem: "a", category: "b")
        run { logger.error("\(self.text, privacy: .open)") }  // error: has no member 'open'
    }
}
