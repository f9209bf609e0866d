import Combine
import Common
import Foundation

@MainActor
final class NotesCreateViewModel: ObservableObject, DiscardConfirming {
    // MARK: - Published Properties (UI State)

    @Published var title = ""
    @Published var body = ""
    @Published var isPinned: Bool = false
    @Published var budget: Decimal = Decimal(0)
    @Published var reminder: Date?
    @Published var state: NoteState = .open
    @Published private(set) var isSubmitting = false
    @Published private(set) var error: Error?
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

    private let interactor: NotesCreateInteractorProtocol
    private weak var coordinator: NotesCreateCoordinatorActions?
    /// What shows the screen: the coordinator closes this one, and none that was opened since.
    weak var controller: AnyObject?

    // MARK: - Initialization

    init(interactor: NotesCreateInteractorProtocol, coordinator: NotesCreateCoordinatorActions?) {
        self.interactor = interactor
        self.coordinator = coordinator
        savedInput = input
    }

    // MARK: - Submitting

    func submit() async {
        guard isValid, !isSubmitting else { return }
        isSubmitting = true
        error = nil
        defer { isSubmitting = false }

        do {
            try await interactor.createNote(
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
            coordinator?.closeCreate(controller)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        discardInput { [weak coordinator, weak controller] in
            coordinator?.closeCreate(controller)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }
}
