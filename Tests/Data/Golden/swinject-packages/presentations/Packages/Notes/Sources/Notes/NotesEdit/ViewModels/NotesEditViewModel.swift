import Combine
import Common
import Foundation

@MainActor
final class NotesEditViewModel: ObservableObject, DiscardConfirming {
    // MARK: - Published Properties (UI State)

    @Published var title = ""
    @Published var body = ""
    @Published var isPinned: Bool = false
    @Published var budget: Decimal = Decimal(0)
    @Published var reminder: Date?
    @Published var state: NoteState = .open
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?
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

    private let interactor: NotesEditInteractorProtocol
    private weak var coordinator: NotesEditCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(itemId: String, interactor: NotesEditInteractorProtocol, coordinator: NotesEditCoordinatorActions?) {
        self.itemId = itemId
        self.interactor = interactor
        self.coordinator = coordinator
        savedInput = input
    }

    // MARK: - Data Loading

    /// Fills in what is there already, once: what the user has entered since stays.
    func loadData() async {
        guard !hasLoaded else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        do {
            let item = try await interactor.getNote(id: itemId)
            title = item.title
            body = item.body
            isPinned = item.isPinned
            budget = item.budget
            reminder = item.reminder
            state = item.state
            savedInput = input
            hasLoaded = true
        } catch {
            show(error)
        }
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.updateNote(
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
            coordinator?.closeEdit(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        discardInput { [weak coordinator, weak controller] in
            coordinator?.closeEdit(controller)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
