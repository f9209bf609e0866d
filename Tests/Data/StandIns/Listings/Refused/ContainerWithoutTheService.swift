// iOS: 15.0
// modes: swift5 swift6 xcode26
// `swiftui-mvvmcr`, correction 2.
import OSLog
import SwiftUI

@MainActor
final class BareContainer {
    init() {}
}

@MainActor
struct BareFactory {
    let container: BareContainer

    func make() -> some View {
        Logger.bareFeature.debug("made")  // error: type 'Logger' has no member 'bareFeature'
        return Text(container.bareService.name)  // error: has no member 'bareService'
    }
}
