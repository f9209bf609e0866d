import Foundation

// MARK: - Upload Photo Use Case Protocol
protocol UploadPhotoUseCaseProtocol: Sendable {
    func execute(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws
}

// MARK: - Upload Photo Use Case
final class UploadPhotoUseCase: UploadPhotoUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: DeliveriesRepositoryProtocol

    // MARK: - Initialization
    init(repository: DeliveriesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async throws {
        try await repository.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
    }
}
