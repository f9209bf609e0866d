import Foundation

nonisolated enum PercentEncoding {
    /// The text with everything encoded that could mean something in a URL.
    static func encode(_ text: String) -> String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain)) ?? text
    }
}
