import Foundation

nonisolated public struct Parcel: Hashable, Identifiable, Sendable {
    public let id: String
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

nonisolated public protocol ParcelReading: Sendable {
    func parcels() async throws -> [Parcel]
}

nonisolated public final class ParcelStore: ParcelReading {
    public init() {}

    public func parcels() async throws -> [Parcel] {
        [Parcel(id: "1", title: "A book")]
    }
}

nonisolated public final class AddressBook: Sendable {
    public init() {}
}

/// Asks for a review in the store.
nonisolated public protocol ReviewPrompt: Sendable {
    func ask()
}
