import CLibrary

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

    /// Takes a signal that has come; `false` if there is none.
    func take() -> Bool {
        var pending = sigset_t()
        guard sigpending(&pending) == 0, Self.numbers.contains(where: { sigismember(&pending, $0) == 1 }) else {
            return false
        }
        var (all, taken) = (all, Int32())
        return sigwait(&all, &taken) == 0
    }
}
