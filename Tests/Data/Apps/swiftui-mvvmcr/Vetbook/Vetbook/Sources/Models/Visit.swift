import Foundation

struct Visit: Identifiable, Equatable {
    let id: String
    let petId: String
    let reason: String
}
