import Combine
import Foundation

@MainActor
final class NotesCreateViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - Published State

    @Published var title = ""
    @Published var body = ""
    @Published var isPinned = false
    @Published var budget = Decimal(0)
    @Published var reminder: Date?
    @Published var state: NoteState = .open
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
            && !body.trimmingCharacters(in: .whitespaces).isEmpty
            && state != .unknown
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, body, isPinned, budget, reminder, state] }

    // MARK: - Dependencies

    private let repository: NotesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: NotesRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.createNote(
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
            savedInput = input
            coordinator?.close(.notesCreate)
            await coordinator?.refresh()
        }
    }

    func cancel() {
        discardInput { [weak coordinator] in
            coordinator?.close(.notesCreate)
        }
    }
}
