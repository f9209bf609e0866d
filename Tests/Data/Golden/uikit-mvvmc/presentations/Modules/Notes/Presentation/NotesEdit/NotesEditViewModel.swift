import Combine
import Foundation

// MARK: - Notes Edit View Model Input Protocol
@MainActor
protocol NotesEditViewModelInput: AnyObject {
    var title: String { get set }
    var body: String { get set }
    var isPinned: Bool { get set }
    var budget: Decimal? { get set }
    var reminder: Date? { get set }
    var state: NoteState { get set }
    func loadInitialData() async
    func refreshData() async
    func submit() async
}

// MARK: - Notes Edit View Model Output Protocol
@MainActor
protocol NotesEditViewModelOutput: ObservableObject {
    var itemId: String { get }
    var item: Note? { get }
    var canSubmit: Bool { get }
    var isLoading: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Notes Edit View Model
@MainActor
final class NotesEditViewModel: NotesEditViewModelOutput {
    // MARK: - Services & Dependencies
    let itemId: String
    private let getNoteUseCase: GetNoteUseCaseProtocol
    private let updateNoteUseCase: UpdateNoteUseCaseProtocol

    // MARK: - Published Properties
    @Published var title = ""
    @Published var body = ""
    @Published var isPinned = false
    @Published var budget: Decimal?
    @Published var reminder: Date?
    @Published var state: NoteState = .open
    @Published private(set) var item: Note?
    @Published private(set) var isLoading = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false

    // MARK: - Initialization
    init(itemId: String, getNoteUseCase: GetNoteUseCaseProtocol, updateNoteUseCase: UpdateNoteUseCaseProtocol) {
        self.itemId = itemId
        self.getNoteUseCase = getNoteUseCase
        self.updateNoteUseCase = updateNoteUseCase
    }

    var canSubmit: Bool {
        return !isLoading
            && item != nil
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
            && !body.trimmingCharacters(in: .whitespaces).isEmpty
            && budget != nil
            && state != .unknown
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Notes Edit View Model Input Implementation
extension NotesEditViewModel: NotesEditViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func submit() async {
        guard canSubmit, let budget else { return }
        await run {
            try await updateNoteUseCase.execute(
                note: Note(
                    id: itemId,
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
    private func load() async throws {
        item = try await getNoteUseCase.execute(id: itemId)
        title = item?.title ?? title
        body = item?.body ?? body
        isPinned = item?.isPinned ?? isPinned
        budget = item?.budget
        reminder = item?.reminder
        state = item?.state ?? state
    }

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
