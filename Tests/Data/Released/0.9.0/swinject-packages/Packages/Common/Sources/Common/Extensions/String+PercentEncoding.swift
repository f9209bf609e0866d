import Foundation

nonisolated extension String {
    /// The text as one component of a path or one value of a query.
    var percentEncoded: String {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        return addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? self
    }
}
