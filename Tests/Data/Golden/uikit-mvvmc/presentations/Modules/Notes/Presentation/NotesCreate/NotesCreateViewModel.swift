import Combine
import Foundation

// MARK: - Notes Create View Model Input Protocol
@MainActor
protocol NotesCreateViewModelInput: AnyObject {
    var title: String { get set }
    var body: String { get set }
    var isPinned: Bool { get set }
    var budget: Decimal? { get set }
    var reminder: Date? { get set }
    var state: NoteState { get set }
    func submit() async
}

// MARK: - Notes Create View Model Output Protocol
@MainActor
protocol NotesCreateViewModelOutput: ObservableObject {
    var canSubmit: Bool { get }
    var isLoading: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
}

// MARK: - Notes Create View Model
@MainActor
final class NotesCreateViewModel: NotesCreateViewModelOutput {
    // MARK: - Services & Dependencies
    private let createNoteUseCase: CreateNoteUseCaseProtocol

    // MARK: - Published Properties
    @Published var title = ""
    @Published var body = ""
    @Published var isPinned = false
    @Published var budget: Decimal?
    @Published var reminder: Date?
    @Published var state: NoteState = .open
    @Published private(set) var isLoading = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(createNoteUseCase: CreateNoteUseCaseProtocol) {
        self.createNoteUseCase = createNoteUseCase
    }

    var canSubmit: Bool {
        return !isLoading
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
            && !body.trimmingCharacters(in: .whitespaces).isEmpty
            && budget != nil
            && state != .unknown
    }
}

// MARK: - Notes Create View Model Input Implementation
extension NotesCreateViewModel: NotesCreateViewModelInput {
    func submit() async {
        guard canSubmit, let budget else { return }
        await run {
            try await createNoteUseCase.execute(
                note: Note(
                    id: UUID().uuidString,
                    title: title,
                    body: body,
                    isPinned: isPinned,
                    budget: budget,
                    reminder: reminder,
                    state: state
                )
            )
            isFinished = true
        }
    }

    // MARK: - Private Methods
    private func run(_ action: @MainActor () async throws -> Void) async {
        guard !isLoading else { return }

        isLoading = true
        errorMessage = nil
        showError = false
        defer { isLoading = false }

        do {
            try await action()
        } catch {
            handleError(error)
        }
    }

    private func handleError(_ error: Error) {
        guard !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
