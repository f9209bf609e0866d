import Combine

// MARK: - Notes Gallery View Model Input Protocol
@MainActor
protocol NotesGalleryViewModelInput: AnyObject {}

// MARK: - Notes Gallery View Model Output Protocol
@MainActor
protocol NotesGalleryViewModelOutput: ObservableObject {}

// MARK: - Notes Gallery View Model
@MainActor
final class NotesGalleryViewModel: NotesGalleryViewModelOutput {}

// MARK: - Notes Gallery View Model Input Implementation
extension NotesGalleryViewModel: NotesGalleryViewModelInput {}
