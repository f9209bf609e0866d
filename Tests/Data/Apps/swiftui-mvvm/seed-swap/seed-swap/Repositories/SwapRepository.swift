import Foundation

protocol SwapRepositoryProtocol {
    func openSwaps() async throws -> [Swap]
}

final class SwapRepository: SwapRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func openSwaps() async throws -> [Swap] {
        let call: Call<[Swap]> = .get("swaps")
        return try await networkService.perform(call, retries: 2)
    }
}
