import Foundation

extension String {
    /// The text with the last occurrence of another replaced; it must occur.
    func replacing(_ part: String, with other: String) -> String {
        guard let range = range(of: part, options: .backwards) else { return "\"\(part)\" is not there" }
        return replacingCharacters(in: range, with: other)
    }
}
