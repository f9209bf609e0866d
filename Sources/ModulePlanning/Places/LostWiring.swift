import SwiftEdits

/// The reason why an edit has no place, with the file that matches the most steps of its anchor.
package struct LostWiring: Error {
    let reason: EditError.Reason
    let file: String?
}
