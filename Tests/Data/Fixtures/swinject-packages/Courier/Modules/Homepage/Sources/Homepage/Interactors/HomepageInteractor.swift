import Common

nonisolated protocol HomepageInteractorProtocol: Sendable {
    func parcels() async throws -> [Parcel]
}

nonisolated struct HomepageInteractor: HomepageInteractorProtocol {
    let parcels: ParcelReading

    func parcels() async throws -> [Parcel] {
        try await parcels.parcels()
    }
}
