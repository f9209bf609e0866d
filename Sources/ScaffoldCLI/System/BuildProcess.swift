import CLibrary

/// A command that builds the app, which may take minutes: a signal that asks this process to stop ends the build instead.
struct BuildProcess {
    enum Outcome {
        case ended(Subprocess.Output)
        case interrupted
        case notStarted
    }

    /// How often the build is looked at, in microseconds.
    private static let interval: UInt32 = 50_000
    /// How long a build that is asked to stop may take, in intervals.
    private static let patience = 100

    /// The command, as a shell reads it.
    let command: String
    let folder: String
    /// Says when to stop, in place of the signals of this process.
    let supervisor: (any Supervisor)?

    /// Runs the command.
    ///
    /// - Parameter look: Is called again and again while it runs.
    func run(_ look: () -> Void) -> Outcome {
        let signals = StopSignals()
        let arguments = ["/bin/sh", "-c", "cd \(folder.inShellQuotes) && \(command)"]
        guard let process = Subprocess.start(arguments, inGroupOfItsOwn: signals.all) else { return .notStarted }
        defer { process.close() }
        while true {
            if let output = process.output(waits: false) { return .ended(output) }
            look()
            if supervisor?.isCancelled ?? signals.take() {
                stop(process)
                return .interrupted
            }
            usleep(Self.interval)
        }
    }

    private func stop(_ process: Subprocess) {
        process.signal(SIGTERM)
        for _ in 0..<Self.patience {
            if process.output(waits: false) != nil { return }
            usleep(Self.interval)
        }
        process.signal(SIGKILL)
        _ = process.output(waits: true)
    }
}
