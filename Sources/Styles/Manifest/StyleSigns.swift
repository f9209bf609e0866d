import AppModel
import Diagnostics

/// The signs that distinguish an app of a style from others.
///
/// A style without signs is shown by any of its parts.
package struct StyleSigns: Sendable, Equatable {
    /// A module that at least one file of the app imports (`UIKit`).
    var imported: String?
    /// A module that the app must not import in more files than `imported`.
    var rarer: String?
    /// Lists of declarations; the app must contain at least one of each list.
    var app: [[DeclarationPattern]] = []
    /// Declarations that at least one module must contain, all of them.
    var module: [DeclarationPattern] = []

    var isEmpty: Bool { imported == nil && app.isEmpty && module.isEmpty }
}
