import Foundation

struct Swap: Identifiable, Hashable, Codable {
    let id: UUID
    var gives: String
    var wants: String
}
