// iOS: 15.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct Bodiless: View {  // error: does not conform to protocol 'View'
    let title: String
}
