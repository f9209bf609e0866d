import Diagnostics

/// An element of a property list in XML, with its range.
struct MarkupElement: Sendable {
    let name: String
    /// The bytes from the opening tag to the closing tag.
    var range: Range<Int>
    /// The bytes between the tags. For `<array/>`, an empty range at the end of the tag.
    var content: Range<Int>
    var children: [MarkupElement] = []

    /// Whether the element is a single tag, such as `<array/>`.
    var isEmptyTag: Bool { content.isEmpty && content.lowerBound == range.upperBound }
}

extension MarkupElement {
    /// The value of a key, if the element is a `dict`.
    func value(_ key: String, in text: ByteText) -> MarkupElement? {
        guard
            let index = children.firstIndex(where: { $0.name == "key" && text.text($0.content).trimmingSpaces == key })
        else { return nil }
        return children.indices.contains(index + 1) ? children[index + 1] : nil
    }

    /// The keys, if the element is a `dict`.
    func keys(in text: ByteText) -> [(name: String, element: MarkupElement)] {
        children.filter { $0.name == "key" }.map { (text.text($0.content).trimmingSpaces, $0) }
    }
}
