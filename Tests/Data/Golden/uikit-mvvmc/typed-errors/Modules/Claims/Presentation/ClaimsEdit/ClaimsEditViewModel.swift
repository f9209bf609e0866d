import Combine
import Foundation

// MARK: - Claims Edit View Model Input Protocol
@MainActor
protocol ClaimsEditViewModelInput: AnyObject {
    var title: String { get set }
    var note: String? { get set }
    func loadInitialData() async
    func refreshData() async
    func submitNote(note: String) async
    func submit() async
}

// MARK: - Claims Edit View Model Output Protocol
@MainActor
protocol ClaimsEditViewModelOutput: ObservableObject {
    var claimId: Int { get }
    var item: Claim? { get }
    var canSubmit: Bool { get }
    var isLoading: Bool { get }
    var isWorking: Bool { get }
    var isFinished: Bool { get }
    var errorMessage: String? { get }
    var showError: Bool { get }
    var screenState: ScreenState { get }
}

// MARK: - Claims Edit View Model
@MainActor
final class ClaimsEditViewModel: ClaimsEditViewModelOutput {
    // MARK: - Services & Dependencies
    let claimId: Int
    private let getClaimUseCase: GetClaimUseCaseProtocol
    private let updateClaimUseCase: UpdateClaimUseCaseProtocol
    private let submitNoteUseCase: SubmitNoteUseCaseProtocol

    // MARK: - Published Properties
    @Published var title = ""
    @Published var note: String?
    @Published private(set) var item: Claim?
    @Published private(set) var isLoading = false
    @Published private(set) var isWorking = false
    @Published private(set) var isFinished = false
    @Published private(set) var errorMessage: String?
    @Published private(set) var showError = false
    private var loads = LoadOrder()

    // MARK: - Initialization
    init(
        claimId: Int,
        getClaimUseCase: GetClaimUseCaseProtocol,
        updateClaimUseCase: UpdateClaimUseCaseProtocol,
        submitNoteUseCase: SubmitNoteUseCaseProtocol
    ) {
        self.claimId = claimId
        self.getClaimUseCase = getClaimUseCase
        self.updateClaimUseCase = updateClaimUseCase
        self.submitNoteUseCase = submitNoteUseCase
    }

    var canSubmit: Bool {
        return !isLoading
            && item != nil
            && !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var screenState: ScreenState {
        if item != nil { return .content }
        if let errorMessage { return .failed(message: errorMessage) }
        return .loading
    }
}

// MARK: - Claims Edit View Model Input Implementation
extension ClaimsEditViewModel: ClaimsEditViewModelInput {
    func loadInitialData() async {
        guard item == nil else { return }
        await refreshData()
    }

    func refreshData() async {
        await run(load)
    }

    func submitNote(note: String) async {
        await perform {
            try await submitNoteUseCase.execute(claimId: claimId, note: note)
            try await load()
        }
    }

    func submit() async {
        guard canSubmit else { return }
        await run {
            _ = try await updateClaimUseCase.execute(claim: Claim(id: claimId, title: title, note: note))
            isFinished = true
        }
    }

    // MARK: - Private Methods
    /// An answer that comes after that of a newer load is dropped.
    private func load() async throws {
        let thisLoad = loads.begin()
        let loaded = try await getClaimUseCase.execute(id: claimId)
        guard loads.show(thisLoad) else { return }

        item = loaded
        title = item?.title ?? title
        note = item?.note
    }

    private func run(_ action: @MainActor () async throws -> Void) async {
        guard !isLoading else { return }

        isLoading = true
        defer { isLoading = false }

        await attempt(action)
    }

    /// Runs one action at a time, also during a refresh: a second tap while it runs does nothing.
    private func perform(_ action: @MainActor () async throws -> Void) async {
        guard !isWorking else { return }

        isWorking = true
        defer { isWorking = false }

        await attempt(action)
    }

    private func attempt(_ action: @MainActor () async throws -> Void) async {
        errorMessage = nil
        showError = false

        do {
            try await action()
        } catch {
            handleError(error)
        }
    }

    private func handleError(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        errorMessage = error.localizedDescription
        showError = true
    }
}
