#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Testing

@testable import ScaffoldCLI

@Suite("Signals that ask the tool to stop")
struct StopSignalsTests {
    @Test("a signal that was held back before is left to the thread that waits for it", arguments: [true, false])
    func heldBack(_ isHeldBack: Bool) {
        var (terminate, before) = (sigset_t(), sigset_t())
        sigemptyset(&terminate)
        sigaddset(&terminate, SIGTERM)
        pthread_sigmask(isHeldBack ? SIG_BLOCK : SIG_UNBLOCK, &terminate, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let signals = StopSignals()
        pthread_kill(pthread_self(), SIGTERM)
        #expect(signals.take() == !isHeldBack)
        guard isHeldBack else { return }
        var taken = Int32()
        #expect(sigwait(&terminate, &taken) == 0)
    }
}
