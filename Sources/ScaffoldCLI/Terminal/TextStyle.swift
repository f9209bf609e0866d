/// Colours and weights for text, or nothing at all where colours are off.
struct TextStyle: Sendable {
    /// One look of a piece of text, as terminals name them.
    enum Look: String, CaseIterable, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case magenta = "35"
        case cyan = "36"
        case boldRed = "1;31"
        case boldGreen = "1;32"
        case boldYellow = "1;33"
        case boldBlue = "1;34"
    }

    /// Text as it is, for files and pipes.
    static let plain = TextStyle(isOn: false)

    let isOn: Bool

    /// The text in the given look; unchanged where colours are off or there is nothing to see.
    func callAsFunction(_ look: Look, _ text: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
    }
}
