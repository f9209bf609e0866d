import Foundation

/// The server's form of `Position`.
struct PositionDTO: Codable, Equatable, Sendable {
    let latitude: Double
    let longitude: Double
    let measured: Date
}

// MARK: - Mapping
extension PositionDTO {
    init(_ entity: Position) {
        latitude = entity.latitude
        longitude = entity.longitude
        measured = entity.measured
    }

    func toEntity() -> Position {
        return Position(latitude: latitude, longitude: longitude, measured: measured)
    }
}
