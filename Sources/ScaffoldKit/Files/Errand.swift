/// Something that is to be done once, by whichever thread gets to it.
final class Errand: @unchecked Sendable {
    private var work: (@Sendable () -> Void)?
    /// Whether it has been done, for the crew, under its lock.
    var isDone = false

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = work
    }

    /// Does it: for the thread that took it.
    func run() {
        work?()
        work = nil
    }
}
