import Foundation
import TestSupport
import Testing

/// The executable in a process of its own: bounded in time and memory, without input.
///
/// What survives here is what people run, so a trap ends one process and not the tests.
final class Tool {
    /// The address space that a run may take: what hostile input makes larger is a finding.
    static let kilobytes = 6_000_000
    /// The stack of its main thread: where the input decides the depth, even the frames of a debug build leave room.
    static let stackKilobytes = RoomyThread.leastStack >> 10

    let process = Process()
    private let folder = TemporaryFolder()

    /// Starts a run, whose output the shell may lead elsewhere, that may use as many seconds of processor time, which do not depend on what else the machine does.
    init(
        _ arguments: [String],
        in place: String,
        environment: [String: String] = [:],
        redirection: String = "",
        processorSeconds: Int = 60
    ) throws {
        let executable = StopPoint.executable(in: environment) ?? ""
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let variables = environment.map { "\($0.key)='\($0.value)'" }.sorted().joined(separator: " ")
        // macOS bounds no process so, and says that it does not.
        let limits = "ulimit -v \(Self.kilobytes) 2>/dev/null; ulimit -s \(Self.stackKilobytes); ulimit -c 0"
        let time = "ulimit -S -t \(processorSeconds)"
        let script = "\(time); \(limits); exec env \(variables) \"$0\" \"$@\" \(redirection)"
        process.arguments = ["-c", script, executable] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: place)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try folder.file("output")
        process.standardError = try folder.file("errors")
        try process.run()
    }

    /// Waits for the end of a run, and kills one that only waits: by the clock, it may take ten minutes.
    func wait() -> ToolEnd {
        let end = Date(timeIntervalSinceNow: 600)
        while process.isRunning, Date() < end { usleep(2_000) }
        let isLate = process.isRunning
        if isLate { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let status = process.terminationStatus
        let hasExited = process.terminationReason == .exit
        let isOutOfTime = !hasExited && status == SIGXCPU
        return ToolEnd(
            ending: isLate || isOutOfTime ? .late : hasExited ? .code(status) : .signal(status),
            output: folder.text("output") ?? "",
            errors: folder.text("errors") ?? ""
        )
    }

    /// Waits until the run has stopped before the call that it was to stop at.
    func waitUntilPaused() throws {
        let end = Date(timeIntervalSinceNow: 600)
        while Date() < end {
            let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
            if status.contains(") T ") { return }
            try #require(process.isRunning, "the run ended before it paused")
            usleep(2_000)
        }
        Issue.record("the run did not pause")
    }

    /// Lets a run go on that has paused.
    func goOn() {
        kill(process.processIdentifier, SIGCONT)
    }

    /// Runs the tool to its end.
    static func run(
        _ arguments: [String],
        in place: String,
        environment: [String: String] = [:],
        redirection: String = "",
        processorSeconds: Int = 60
    ) throws -> ToolEnd {
        try Tool(
            arguments,
            in: place,
            environment: environment,
            redirection: redirection,
            processorSeconds: processorSeconds
        ).wait()
    }
}

extension TemporaryFolder {
    /// A new file, open for writing.
    fileprivate func file(_ name: String) throws -> FileHandle {
        try FileHandle(forWritingTo: URL(fileURLWithPath: write("", to: name)))
    }
}
