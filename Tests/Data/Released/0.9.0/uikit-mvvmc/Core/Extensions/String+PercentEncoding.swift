import Foundation

nonisolated extension String {
    /// The text with everything escaped but the characters that mean nothing in any part of a URL.
    var percentEncoded: String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        return addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain)) ?? self
    }
}
