import Combine
import Foundation
import OSLog

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

    private let service: NotesServiceProtocol
    private weak var coordinator: NotesCoordinator?

    // MARK: - Initialization

    init(service: NotesServiceProtocol, coordinator: NotesCoordinator?) {
        self.service = service
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
            try await service.createNote(
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
            Logger.notes.debug("Sent create")
            savedInput = input
            coordinator?.close(.create)
            await coordinator?.refresh()
        } catch {
            show(error)
        }
    }

    func cancel() {
        discardInput { [weak coordinator] in
            coordinator?.close(.create)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.notes.error("Create failed: \(error.localizedDescription)")
    }
}
