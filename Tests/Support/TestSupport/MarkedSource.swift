/// A source with `1️⃣` before each place where something is to be found.
package struct MarkedSource {
    package static let marker: Character = "1️⃣"

    package let text: String
    /// The lines and columns of the places, as `line:column`.
    package let places: [String]

    package init(_ marked: String) {
        var text = ""
        var places: [String] = []
        var (line, column) = (1, 1)
        for character in marked {
            if character == Self.marker {
                places.append("\(line):\(column)")
                continue
            }
            text.append(character)
            if character.isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        self.text = text
        self.places = places
    }
}
