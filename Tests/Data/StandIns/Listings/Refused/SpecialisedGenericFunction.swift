// iOS: 16.0
// modes: swift5 swift6 xcode26
// `swiftui-mvvm`, correction 3.
import Foundation

struct SpecialProduct: Decodable, Sendable {}

protocol SpecialNetwork: Sendable {
    func request<Response: Decodable & Sendable>(_ endpoint: String) async throws -> Response
}

func products(_ network: any SpecialNetwork) async throws -> [SpecialProduct] {
    try await network.request<[SpecialProduct]>("/products")  // error: cannot explicitly specialize
}
