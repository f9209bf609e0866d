import FileTransaction
import SwiftEdits

/// A file in which an anchor matches, with the first match.
struct AnchorLead {
    let path: RelativePath
    let document: SwiftDocument
    let target: AnchorTarget
}
