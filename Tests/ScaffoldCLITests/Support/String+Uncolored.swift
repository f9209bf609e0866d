extension String {
    /// The text without the escape sequences of colours.
    var uncolored: String {
        var result = ""
        var isEscaped = false
        for character in self {
            if character == "\u{1B}" { isEscaped = true }
            if !isEscaped { result.append(character) }
            if character == "m" { isEscaped = false }
        }
        return result
    }
}
