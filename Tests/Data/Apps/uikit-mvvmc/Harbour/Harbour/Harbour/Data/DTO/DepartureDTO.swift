import Foundation

struct DepartureDTO: Decodable {
    let id: Int
    let from: String
    let to: String
    let minutes: Int

    var departure: Departure {
        return Departure(id: id, route: "\(from) – \(to)", minutes: minutes)
    }
}
