import Foundation

struct Departure: Equatable {
    let id: Int
    let route: String
    let minutes: Int
}
