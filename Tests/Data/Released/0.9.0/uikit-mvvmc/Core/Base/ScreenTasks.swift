/// The tasks of a screen: cancelled as soon as it goes away, and forgotten when they are done.
@MainActor
final class ScreenTasks {
    private var running: [Int: Task<Void, Never>] = [:]
    private var started = 0

    var isEmpty: Bool { return running.isEmpty }

    deinit {
        for task in running.values { task.cancel() }
    }

    func start(_ work: @escaping @MainActor () async -> Void) {
        started += 1
        let number = started
        running[number] = Task { [weak self] in
            await work()
            self?.running[number] = nil
        }
    }
}
