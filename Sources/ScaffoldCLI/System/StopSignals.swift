import CLibrary
import SwiftOutline

/// Holds back the signals that ask this process to stop, so that it can put things in order first.
struct StopSignals: ~Copyable {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    private(set) var all = sigset_t()
    private var before = sigset_t()

    init() {
        sigemptyset(&all)
        for number in Self.numbers { sigaddset(&all, number) }
        sigprocmask(SIG_BLOCK, &all, &before)
    }

    deinit {
        var before = before
        sigprocmask(SIG_SETMASK, &before, nil)
    }

    /// Lets a signal run `work` on a thread of its own before this process ends; call it before other threads start.
    static func stop(after work: @escaping @Sendable () -> Void) {
        var all = sigset_t()
        sigemptyset(&all)
        for number in numbers { sigaddset(&all, number) }
        pthread_sigmask(SIG_BLOCK, &all, nil)
        let signals = all
        _ = Thread.start {
            var (signals, taken) = (signals, Int32())
            guard sigwait(&signals, &taken) == 0 else { return }
            work()
            exit(128 + taken)
        }
    }

    /// Takes a signal that has come; `false` if there is none. Not for a process with a thread of `stop(after:)`: where that
    /// takes the signal in between, this would wait for the next one.
    func take() -> Bool {
        var pending = sigset_t()
        guard sigpending(&pending) == 0, Self.numbers.contains(where: { sigismember(&pending, $0) == 1 }) else {
            return false
        }
        var (all, taken) = (all, Int32())
        return sigwait(&all, &taken) == 0
    }
}
