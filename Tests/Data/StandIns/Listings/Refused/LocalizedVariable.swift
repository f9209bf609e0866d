// iOS: 15.0
// modes: swift5 swift6 xcode26
import Foundation

func localized(_ key: String) -> String {
    String(localized: key)  // error: cannot convert value of type 'String' to expected argument type
}

let resource: LocalizedStringResource? = nil  // error: cannot find type 'LocalizedStringResource' in scope
