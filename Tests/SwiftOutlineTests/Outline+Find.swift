@testable import SwiftOutline

extension Outline {
    /// The declarations that match a description, anywhere in the file: `enum AppRoute`, `AppRoute`, `func parse(url:)`.
    func find(_ description: String) -> [Declaration] {
        allDeclarations.filter(DeclarationQuery(description).matches)
    }
}
