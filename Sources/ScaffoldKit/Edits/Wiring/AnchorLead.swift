/// A file in which an anchor leads somewhere, and where to: the first place, if it leads to several.
struct AnchorLead {
    let path: RelativePath
    let document: SwiftDocument
    let target: AnchorTarget
}
