import Foundation

/// Lets as many compilers run at once as the machine has cores, away from the threads that tests run on.
actor Slots {
    static let shared = Slots(ProcessInfo.processInfo.activeProcessorCount)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = max(1, count)
    }

    nonisolated func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        await take()
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Result { try work() }) }
        }
        await give()
        return try result.get()
    }

    private func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func give() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
