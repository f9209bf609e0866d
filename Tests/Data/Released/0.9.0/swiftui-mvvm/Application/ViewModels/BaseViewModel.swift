import Combine

/// What view models that call a repository share: whether a call is under way, and what the last one failed with.
@MainActor
class BaseViewModel: ObservableObject {
    @Published private(set) var isLoading = false
    @Published private(set) var error: Error?
    private var running = 0

    /// Runs `work`, and shows that it is under way and whether it failed. Being cancelled is no failure.
    func perform(_ work: @MainActor () async throws -> Void) async {
        running += 1
        isLoading = true
        error = nil
        defer {
            running -= 1
            isLoading = running > 0
        }

        do {
            try await work()
        } catch {
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = error
        }
    }
}
