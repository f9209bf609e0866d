import Combine

extension Task where Success == Void, Failure == Never {
    /// Cancels the task as soon as the set goes away.
    func store(in cancellables: inout Set<AnyCancellable>) {
        AnyCancellable(cancel).store(in: &cancellables)
    }
}
