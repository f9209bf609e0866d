// iOS: 15.0
// modes: swift5 swift6 xcode26
// `uikit-mvvmc`, correction 9.
import Foundation

@MainActor
final class CalmViewModel {
    var message: String?

    func load() async {
        do {
            message = "loaded"
        } catch {  // error: 'catch' block is unreachable
            message = error.localizedDescription
        }
    }
}
