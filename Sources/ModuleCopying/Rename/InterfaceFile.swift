import Diagnostics

/// A storyboard or nib, as Interface Builder writes it.
///
/// What its elements and attributes are called, and most values (`contentMode`, `systemItem="search"`), are Interface Builder's. Names of
/// the app are the values of few attributes, and texts stand between tags.
struct InterfaceFile {
    let text: String

    private static let ofNames: Set = [
        "customClass", "customModule", "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier",
        "storyboardName",
        "referencedIdentifier", "identifier", "selector", "property", "destinationCreationSelector", "nibName",
        "userLabel", "keyPath", "value", "text", "title", "placeholder", "label", "hint", "prompt", "headerTitle",
    ]
    private static let ofImages: Set = ["image", "selectedImage", "landscapeImage", "highlightedImage", "name"]

    /// The text with the copy's names.
    ///
    /// - Parameter resources: The names of the module's images, with and without their extensions; the others are shared.
    func renamed(by map: NameMap, resources: Set<String>) -> String {
        var attribute: Substring = ""
        let parts = text.parted(by: "\"").enumerated().map { place, part in
            guard place % 2 == 1 else {
                attribute = part.hasSuffix("=") ? part.dropLast().split(separator: " ").last ?? "" : ""
                return Self.renamed(betweenTags: part, by: map)
            }
            let isOwn = Self.ofImages.contains(String(attribute)) && resources.contains(part)
            return isOwn || Self.ofNames.contains(String(attribute)) ? map.renamed(text: part) : part
        }
        return parts.joined(separator: "\"")
    }

    /// A part without the values of attributes, with the copy's names in what stands between `>` and `<`, and in comments.
    private static func renamed(betweenTags part: String, by map: NameMap) -> String {
        let tags = part.parted(by: ">")
        let texts = tags.dropFirst().map { piece in
            let halves = piece.parted(by: "<")
            let tags = halves.dropFirst().map { $0.hasPrefix("!--") ? map.renamed(text: $0) : $0 }
            return ([map.renamed(text: halves[0])] + tags).joined(separator: "<")
        }
        return ([tags[0]] + texts).joined(separator: ">")
    }
}
