import Foundation

struct Pet: Identifiable, Equatable {
    let id: String
    let name: String
    let kind: String
}
