import Foundation

/// Runs the tool's executable in mutated apps, each run in a process of its own.
///
/// A run that traps, takes over two seconds of a processor or 300 MB, ends with another code than the five, is refused without a word, or
/// is refused and has changed a file, is a finding: its app and command line are kept.
struct CommandFuzz {
    let tool: String
    var runs = 10_000
    var seed: UInt64 = 1
    /// The folder for the app and for what is kept.
    let place: String

    private static let mostSeconds = 2.0
    private static let mostMegabytes = 300
    private static let mostFindings = 20

    /// - Returns: The process's exit code.
    func run(_ apps: [FuzzApp]) -> Int32 {
        var dice = Dice(state: seed)
        var findings = 0
        var slowest = 0.0
        var largest = 0
        var codes: [Int32: Int] = [:]
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        for number in 1...max(runs, 1) {
            // Half of the runs are in the first app, whose style is mutated too.
            let app = (Bool.random(using: &dice) ? apps[0] : apps.randomElement(using: &dice) ?? apps[0])
                .mutated(&dice)
            let commands = Self.commands(for: app.module)
            let command = commands.randomElement(using: &dice) ?? []
            app.write(to: place + "/app")
            let end = end(of: command)
            codes[end.status & 0x7F == 0 ? end.status >> 8 : -1, default: 0] += 1
            (slowest, largest) = (max(slowest, end.seconds), max(largest, end.megabytes))
            guard let problem = problem(of: end, app) else { continue }
            findings += 1
            keep(app, command, problem, as: "seed-\(seed)-\(number)")
            if findings == Self.mostFindings { break }
        }
        print(
            "\(runs) runs of \(apps.count) mutated apps, seed \(seed): \(findings) findings;",
            "codes \(codes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "));",
            "at most \(Int(slowest * 1000)) ms and \(largest) MB"
        )
        return findings == 0 ? 0 : 1
    }

    private static func commands(for module: String) -> [[String]] {
        [
            [], ["lint"], ["lint", "--fix"], ["lint", "--format", "json"], ["lint", "--format", "sarif"], ["graph"],
            ["module", "Zeta", "--screens", "list,detail(itemId: String)", "--links", module],
            ["module", "--spec", "spec.yml"], ["module", module, "--force"], ["module", module, "--diff"],
            ["screen", module, "extra(itemId: String)"], ["remove", module], ["remove", module, "--force"],
            ["adopt", module, "--force"], ["init", "--force"], ["doctor"], ["checklist"], ["checklist", module],
            ["routes"], ["routes", "resolve", "app://list/42?a=%FF&b"], ["explain"], ["style", "show", "fuzz"],
            ["style", "test", "fuzz"], ["style", "eject", "fuzz", "--as", "copy"], ["template", "context", module],
            ["candidates", "modules"], ["app", "Other", "--dry-run"], ["agents"],
        ]
    }

    // MARK: - One run

    private struct End {
        let status: Int32
        let seconds: Double
        let megabytes: Int
        let errors: String
    }

    /// Runs the tool in the app, without input and without other programs.
    private func end(of command: [String]) -> End {
        let errors = place + "/errors"
        // The processor's time ends a loop, the alarm ends this process when a run waits for ever.
        let script =
            "cd \"$1\" && shift && ulimit -t 10 && ulimit -v 4000000 && exec \"$@\" </dev/null >/dev/null 2>\"$0\""
        let arguments = ["sh", "-c", script, errors, place + "/app", tool] + command
        var pointers = arguments.map { strdup($0) } + [nil]
        var environment = [strdup("PATH=/nowhere"), nil]
        defer { for pointer in pointers + environment { free(pointer) } }
        var process = pid_t()
        var status: Int32 = 0
        var usage = rusage()
        alarm(60)
        guard posix_spawn(&process, "/bin/sh", nil, nil, &pointers, &environment) == 0,
            wait4(process, &status, 0, &usage) == process
        else { fatalError("no process") }
        alarm(0)
        let time = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        #if os(Linux)
        let megabytes = Int(usage.ru_maxrss) >> 10
        #else
        let megabytes = Int(usage.ru_maxrss) >> 20
        #endif
        let text = FileManager.default.contents(atPath: errors).map { String(decoding: $0, as: UTF8.self) }
        return End(status: status, seconds: time, megabytes: megabytes, errors: text ?? "")
    }

    private func problem(of end: End, _ app: FuzzApp) -> String? {
        guard end.status & 0x7F == 0 else { return "ended by signal \(end.status & 0x7F): \(end.errors.suffix(2000))" }
        let code = end.status >> 8
        if code > 4 { return "ended with code \(code)" }
        if end.seconds > Self.mostSeconds { return "took \(end.seconds) s" }
        if end.megabytes > Self.mostMegabytes { return "took \(end.megabytes) MB" }
        guard code > 1 else { return nil }
        if !end.errors.contains("error: ") { return "code \(code) without an error" }
        return app.stands(in: place + "/app") ? nil : "code \(code), and files have changed: \(end.errors.prefix(2000))"
    }

    private func keep(_ app: FuzzApp, _ command: [String], _ problem: String, as name: String) {
        print("\(name): scaffold \(command.joined(separator: " ")): \(problem)")
        fflush(nil)
        app.write(to: "\(place)/\(name)")
        Seeds.put(Array("\(command)\n\(problem)\n".utf8), "\(place)/\(name).txt")
    }
}
