import Combine
import Foundation

@MainActor
final class NotesCreateViewModel: BaseViewModel {
    // MARK: - Published State

    @Published var title = ""
    @Published var body = ""
    @Published var isPinned = false
    @Published var budget = Decimal(0)
    @Published var reminder: Date?
    @Published var state: NoteState = .open

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
            && !body.trimmingCharacters(in: .whitespaces).isEmpty
            && state != .unknown
    }

    // MARK: - Dependencies

    private let repository: NotesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: NotesRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
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
            coordinator?.close(.notesCreate)
            await coordinator?.refresh()
        }
    }

    func cancel() {
        coordinator?.close(.notesCreate)
    }
}
