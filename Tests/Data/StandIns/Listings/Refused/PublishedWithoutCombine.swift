// iOS: 15.0
// modes: swift5 swift6 xcode26
// SwiftUI and Foundation name `Published`, but only Combine has its members.
import SwiftUI

@MainActor
final class ImportlessViewModel: ObservableObject {  // error: does not conform to protocol 'ObservableObject'
    @Published var title = ""  // error: missing import of defining module 'Combine'
}
