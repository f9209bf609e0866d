import Combine
import Foundation

@MainActor
final class NotesEditViewModel: BaseViewModel, DiscardConfirming {
    // MARK: - Published State

    @Published var title = ""
    @Published var body = ""
    @Published var isPinned = false
    @Published var budget = Decimal(0)
    @Published var reminder: Date?
    @Published var state: NoteState = .open
    @Published private(set) var hasLoaded = false
    @Published var pendingDiscard: (() -> Void)?
    private var savedInput: [AnyHashable] = []

    var isValid: Bool {
        hasLoaded
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
            && !body.trimmingCharacters(in: .whitespaces).isEmpty
            && state != .unknown
    }

    var hasInput: Bool { input != savedInput }
    private var input: [AnyHashable] { [title, body, isPinned, budget, reminder, state] }

    // MARK: - Properties

    let itemId: String

    // MARK: - Dependencies

    private let repository: NotesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: String, repository: NotesRepositoryProtocol, coordinator: Coordinator?) {
        self.itemId = itemId
        self.repository = repository
        self.coordinator = coordinator
        super.init()
        savedInput = input
    }

    // MARK: - Loading

    /// Fills in what is there already, once: what a person has entered since stays.
    func load() async {
        guard !hasLoaded else { return }
        await perform {
            let item = try await repository.getNote(id: itemId)
            title = item.title
            body = item.body
            isPinned = item.isPinned
            budget = item.budget
            reminder = item.reminder
            state = item.state
            savedInput = input
            hasLoaded = true
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isLoading else { return }
        await perform {
            try await repository.updateNote(
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
            savedInput = input
            coordinator?.close(.notesEdit(itemId: itemId))
            await coordinator?.refresh()
        }
    }

    func cancel() {
        discardInput { [weak coordinator, itemId] in
            coordinator?.close(.notesEdit(itemId: itemId))
        }
    }
}
