import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// The executable on a terminal of its own.
@Suite("On a terminal", .needsExecutable)
struct TerminalSessionTests {
    private let folder = TemporaryFolder()

    @Test("answers that are typed make a module")
    func typed() throws {
        let terminal = try TerminalSession(["module", "--output", folder.path("demo")])
        try terminal.type("favorites\n", after: "Name")
        try terminal.type("\n", after: "Style")
        try terminal.type("list\n", after: "Screens")
        try terminal.type("\n", after: "Use cases")
        try terminal.type("\n", after: "Routes")
        try terminal.type("y\n", after: "Write it?")
        #expect(terminal.end() == 0)
        #expect(folder.text("demo/.scaffold/modules/Favorites.yml")?.contains("name: Favorites") == true)
    }

    @Test("Ctrl-D leaves, and nothing is left behind")
    func endOfInput() throws {
        let terminal = try TerminalSession(["module", "--output", folder.path("demo")])
        try terminal.type("favorites\n", after: "Name")
        try terminal.type("\u{4}", after: "Style")
        #expect(terminal.end() == 0)
        #expect(terminal.shown.contains("Nothing was written."))
        #expect(folder.names.isEmpty)
    }

    @Test("in an app of no style, it offers the app's modules to copy")
    func copy() throws {
        try folder.write("final class Session {}\n", to: "demo/App/Session.swift")
        try folder.write("final class MoviesViewModel {}\n", to: "demo/Movies/MoviesViewModel.swift")
        try folder.write(
            "import UIKit\nfinal class MoviesViewController: UIViewController {\n    let model = MoviesViewModel()\n}\n",
            to: "demo/Movies/MoviesViewController.swift"
        )
        let terminal = try TerminalSession(["module", "--output", folder.path("demo")])
        try terminal.type("Movie\n", after: "Like")
        try terminal.type("Movies\n", after: "✗")
        try terminal.type("movies\n", after: "Name")
        try terminal.type("wishes\n", after: "✗")
        try terminal.type("y\n", after: "Write it?")
        #expect(terminal.end() == 0)
        #expect(terminal.shown.contains("--like Movies"), "\(terminal.shown)")
        #expect(
            folder.text("demo/Wishes/WishesViewController.swift")?.contains("let model = WishesViewModel()") == true
        )
    }

    /// The command that makes a module in an app of two targets, neither of which says that it builds new files.
    private func twoTargets() throws -> [String] {
        let project = ListingProject([.init("Buyer", ["Buyer/App.swift"]), .init("Seller", ["Seller/App.swift"])])
        try folder.write(project.text, to: "demo/Shop.xcodeproj/project.pbxproj")
        for name in ["Buyer", "Seller"] { try folder.write("struct \(name) {}\n", to: "demo/\(name)/App.swift") }
        let style = ["--style", "swiftui-mvvm", "--partial", "--unchecked"]
        return ["module", "Favorites", "--screens", "list", "--output", folder.path("demo")] + style
    }

    @Test("where several targets fit, it asks, and the one that is named builds the files")
    func target() throws {
        let terminal = try TerminalSession(twoTargets())
        try terminal.type("Seller\n", after: "Which one does?")
        #expect(terminal.end() == 0, "\(terminal.shown)")
        let phases = folder.text("demo/Shop.xcodeproj/project.pbxproj")?.components(
            separatedBy: "PBXSourcesBuildPhase;"
        )
        #expect(phases?.map { $0.contains("Favorites") } == [true, false, true])
    }

    @Test("where several targets fit and none is named, it is refused with the choices, and nothing is written")
    func noTarget() throws {
        let terminal = try TerminalSession(twoTargets())
        let before = folder.names
        try terminal.type("\u{4}", after: "Which one does?")
        #expect(terminal.end() == 2)
        #expect(terminal.shown.contains("name the one that does, as in --target 'Buyer'"))
        #expect(folder.names == before)
    }

    @Test("an interrupt ends it, and nothing is left behind")
    func interrupt() throws {
        let terminal = try TerminalSession(["module", "--output", folder.path("demo")])
        try terminal.type("favorites\n", after: "Name")
        try terminal.wait(for: "Style")
        terminal.interrupt()
        #expect(terminal.end() == TerminalSession.signal)
        #expect(folder.names.isEmpty)
    }
}

/// A terminal on which the executable runs, and what a person types into it.
private final class TerminalSession {
    private let master: Int32
    private let process = Process()
    private(set) var shown = ""
    private var seen = ""

    struct Failure: Error {
        let shown: String
    }

    init(_ arguments: [String]) throws {
        guard let terminal = PseudoTerminal() else { throw Failure(shown: "there is no pseudo terminal") }
        master = terminal.readingSide
        // Not `poll`, which takes no terminals on macOS.
        _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
        let handle = terminal.shellSide
        process.executableURL = BuiltProduct.scaffold
        process.arguments = arguments
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        try Self.takingSignals { try process.run() }
    }

    /// Starts a process that takes signals: the threads that tests run on block them, and it would do as they do.
    private static func takingSignals(_ start: () throws -> Void) rethrows {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try start()
    }

    deinit {
        if process.isRunning { process.terminate() }
        close(master)
    }

    /// Seconds after which a run that waits counts as stuck: a busy machine makes a debug build slow.
    private static let patience: TimeInterval = 600

    /// Waits until a text is on the screen that was not there before.
    func wait(for text: String) throws {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while !seen.contains(text) {
            guard Date() < end, read(within: 200) || process.isRunning else { throw Failure(shown: shown) }
        }
        seen = ""
    }

    func type(_ keys: String, after text: String) throws {
        try wait(for: text)
        let bytes = Array(keys.utf8)
        guard write(master, bytes, bytes.count) == bytes.count else { throw Failure(shown: shown) }
    }

    /// Interrupts it as Ctrl-C does; where that signal is ignored, as in a job in the background, another one ends it.
    func interrupt() {
        process.interrupt()
        let end = Date(timeIntervalSinceNow: 1)
        while process.isRunning, Date() < end { _ = read(within: 20) }
        if process.isRunning { process.terminate() }
    }

    /// What stands for an exit code where a signal has ended it.
    static let signal: Int32 = -1

    /// Reads to the end, and gives the exit code.
    func end() -> Int32 {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning, Date() < end { _ = read(within: 50) }
        guard !process.isRunning else {
            kill(process.processIdentifier, SIGKILL)
            return -2
        }
        while read(within: 0) {}
        return process.terminationReason == .uncaughtSignal ? Self.signal : process.terminationStatus
    }

    /// - Returns: Whether there was anything to read.
    private func read(within milliseconds: Int) -> Bool {
        let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count = PseudoTerminal.read(master, into: &buffer)
        while count < 0, errno == EAGAIN, Date() < end {
            usleep(2_000)
            count = PseudoTerminal.read(master, into: &buffer)
        }
        guard count > 0 else { return false }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        shown += text
        seen += text
        return true
    }
}
