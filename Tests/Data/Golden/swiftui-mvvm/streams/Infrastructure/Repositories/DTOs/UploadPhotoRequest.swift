import Foundation

/// What the API wants for `uploadPhoto`.
nonisolated struct UploadPhotoRequest: Encodable, Sendable {
    let photo: Data
}
