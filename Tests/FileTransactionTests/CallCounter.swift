@testable import FileTransaction

/// Counts the system calls of one test, and may refuse one.
final class CallCounter {
    private(set) var calls: [SystemCall] = []

    /// Access to the disk that notes each call.
    ///
    /// - Parameter refuse: The error to give instead of making the call; `nil` to make it.
    func disk(refusing refuse: @escaping (Int, SystemCall) -> CInt? = { _, _ in nil }) -> DiskAccess {
        DiskAccess { [self] call throws(SystemError) in
            calls.append(call)
            if let code = refuse(calls.count, call) { throw SystemError(code: code, operation: call.operation) }
        }
    }
}
