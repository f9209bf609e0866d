import Common
import Foundation

struct Appointment: Identifiable, Decodable, Equatable {
    let id: Int
    let doctor: String
}

protocol AppointmentsInteractorProtocol {
    func upcoming() async throws -> [Appointment]
}

struct AppointmentsInteractor: AppointmentsInteractorProtocol {
    let client: APIClientProtocol

    func upcoming() async throws -> [Appointment] {
        let data = try await client.send(APIRequest(.get, "appointments"))
        return try JSONDecoder().decode([Appointment].self, from: data)
    }
}
