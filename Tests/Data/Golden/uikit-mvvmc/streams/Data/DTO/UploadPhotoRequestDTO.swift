import Foundation

/// What the server wants for `uploadPhoto`.
struct UploadPhotoRequestDTO: Codable, Equatable, Sendable {
    let photo: Data
}
