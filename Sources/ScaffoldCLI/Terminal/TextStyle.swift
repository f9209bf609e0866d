/// Colours and weights for text, if colours are on.
struct TextStyle: Sendable {
    /// A colour or weight, with its code in a terminal's escape sequence.
    enum Look: String, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
        case boldRed = "1;31"
        case boldGreen = "1;32"
        case boldYellow = "1;33"
        case boldBlue = "1;34"
    }

    /// Without colours, for files and pipes.
    static let plain = TextStyle(isOn: false)

    let isOn: Bool

    /// The text in the given look; unchanged if colours are off or the text is empty.
    func callAsFunction(_ look: Look, _ text: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// The text with each of its lines coloured; unchanged if colours are off.
    func lines(of text: String, _ colored: (String) -> String) -> String {
        guard isOn else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { colored(String($0)) }.joined(separator: "\n")
    }
}
