import Foundation

/// `Position` as the API has it.
nonisolated struct PositionDTO: Codable, Equatable, Sendable {
    let latitude: Double
    let longitude: Double
    let measured: Date
}

// MARK: - Model

nonisolated extension PositionDTO {
    init(_ model: Position) {
        latitude = model.latitude
        longitude = model.longitude
        measured = model.measured
    }

    var model: Position {
        Position(latitude: latitude, longitude: longitude, measured: measured)
    }
}
