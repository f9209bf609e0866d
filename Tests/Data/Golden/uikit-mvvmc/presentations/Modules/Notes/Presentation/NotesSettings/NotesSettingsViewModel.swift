import Combine

// MARK: - Notes Settings View Model Input Protocol
@MainActor
protocol NotesSettingsViewModelInput: AnyObject {}

// MARK: - Notes Settings View Model Output Protocol
@MainActor
protocol NotesSettingsViewModelOutput: ObservableObject {}

// MARK: - Notes Settings View Model
@MainActor
final class NotesSettingsViewModel: NotesSettingsViewModelOutput {}

// MARK: - Notes Settings View Model Input Implementation
extension NotesSettingsViewModel: NotesSettingsViewModelInput {}
