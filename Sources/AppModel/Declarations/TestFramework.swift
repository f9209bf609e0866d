import Diagnostics
import SwiftOutline

/// A framework of tests, by the name that a file imports.
package enum TestFramework: String, CaseIterable, Sendable {
    case xcTest = "XCTest"
    case swiftTesting = "Testing"

    /// The one that code is for; `nil` if it is for any.
    package init?(of code: String) {
        if code.contains("XCT") {
            self = .xcTest
        } else if code.contains("#expect") || code.contains("#require") || code.contains("@Test") {
            self = .swiftTesting
        } else {
            return nil
        }
    }

    /// Those that a file imports.
    package static func imported(in file: Outline) -> Set<Self> {
        Set(file.declarations.filter { $0.kind == .import }.compactMap { Self(rawValue: $0.name) })
    }

    package static func isNamed(by declaration: Declaration) -> Bool {
        allCases.contains { declaration.isNamed($0.rawValue) }
    }
}
