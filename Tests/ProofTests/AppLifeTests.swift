import Foundation
import StandInToolchain
import TestSupport
import Testing

/// An app over its months: modules come, people edit, a screen comes, and in the end all of it goes again.
///
/// Everything is done by the executable.
@Suite(.slow)
struct AppLifeTests {
    private static let modules = [
        [
            "Favorites", "--screens", "list,detail", "--use-cases", "getFavorites -> [Favorite]",
            "--types", "Favorite(id: String, title: String)",
        ],
        ["Orders", "--screens", "list,detail(orderId: Int)", "--links", "Favorites.detail"],
        ["Reviews", "--screens", "list,detail,write(orderId: Int)", "--tab", "My reviews,star"],
    ]

    @Test(
        "an app grows by modules and a screen around edits by hand, and shrinks to its old bytes",
        arguments: Proof.styles
    )
    func growsAndShrinks(style: String) async throws {
        let folder = TemporaryFolder()
        let scaffold = try Scaffold(app: folder.url)
        try scaffold.run(["app", "Shop", "--style", style])
        let before = try Snapshot(of: folder.url)
        var edits: HandEdit?
        for module in Self.modules {
            try await KnownProblem.allowing(.growth("module"), in: style) {
                let wired = try add(module, with: scaffold)
                guard edits == nil else { return }
                edits = try HandEdit(in: wired + sources(of: "Favorites", in: folder.url), of: folder.url)
            }
        }
        try await KnownProblem.allowing(.growth("screen"), in: style) {
            try runTwice(["screen", "Favorites", "edit", "itemId: String"], with: scaffold)
        }
        try #expect(edits?.lost() == [], "edits by hand are lost")
        try await KnownProblem.allowing(.growth("compile"), in: style) {
            try await compile(style, in: .swift5Complete, folder)
            let generated = try Snapshot(of: folder.url)
            try mend(Habit.allCases.filter { $0.style == style }, of: "Orders", with: scaffold)
            try await compile(style, in: .swift6, folder)
            try generated.restore(in: folder.url)
        }
        try edits?.undo()
        try await KnownProblem.allowing(.growth("remove"), in: style) {
            for module in Self.modules.reversed() { try runTwice(["remove", module[0]], with: scaffold) }
            let left = before.differences(to: try Snapshot(of: folder.url))
            #expect(left.isEmpty, "\(left.joined(separator: "\n"))")
        }
    }

    /// Adds a module, and makes sure that the app leads to it.
    ///
    /// - Returns: The app's own files that it was wired into.
    private func add(_ module: [String], with scaffold: Scaffold) throws -> [String] {
        let before = try Snapshot(of: scaffold.app)
        let answer = try runTwice(["module"] + module, with: scaffold)
        let wired = before.changes(to: try Snapshot(of: scaffold.app)).filter { $0.hasSuffix(".swift") }
        #expect(!wired.isEmpty, "`\(answer.command)` edits no file of the app:\n\(answer.output)")
        let complaints = answer.lines.filter { $0.contains("warning:") || $0.contains("nothing in the app leads") }
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
        return wired
    }

    /// Runs a command that must change something, and again, when it must change nothing, whatever it answers then.
    @discardableResult
    private func runTwice(_ arguments: [String], with scaffold: Scaffold) throws -> Scaffold.Answer {
        let before = try Snapshot(of: scaffold.app)
        let answer = try scaffold.run(arguments)
        let after = try Snapshot(of: scaffold.app)
        #expect(before != after, "`\(answer.command)` changes nothing")
        let again = try scaffold.attempt(arguments)
        let differences = after.differences(to: try Snapshot(of: scaffold.app))
        #expect(differences.isEmpty, "`\(again.command)`, again:\n\(differences.joined(separator: "\n"))")
        return answer
    }

    /// The Swift files of a module that are no tests.
    private func sources(of module: String, in folder: URL) throws -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let names = paths.filter { path in
            let isOther = "/\(path)".contains("/Tests/") || path.hasSuffix("Package.swift")
            return path.hasSuffix(".swift") && path.contains("/\(module)") && !isOther
        }
        #expect(!names.isEmpty)
        return names.sorted()
    }

    /// Rewrites a module as a person with habits of their own would, and has it mended: what is compiled then is what lint wrote.
    private func mend(_ habits: [Habit], of module: String, with scaffold: Scaffold) throws {
        guard !habits.isEmpty else { return }
        let generated = try Snapshot(of: scaffold.app)
        for habit in habits {
            #expect(try habit.rewrite(module, of: scaffold.app) > 0, "nothing was written with the habit \(habit)")
        }
        let found = try scaffold.attempt(["lint", "--format", "xcode"]).output
        for habit in habits { #expect(found.contains("(\(habit.rawValue))"), "\(habit): \(found)") }
        let dry = try scaffold.attempt(["lint", "--fix", "--dry-run", "--diff"]).output
        #expect(dry.contains("\n-") && dry.contains("\n+"))

        let answer = try scaffold.attempt(["lint", "--fix", "--format", "xcode"])
        for habit in habits { #expect(!answer.output.contains("(\(habit.rawValue))"), "\(habit): \(answer.output)") }
        let mended = try Snapshot(of: scaffold.app)
        #expect(!generated.changes(to: mended).isEmpty)
        _ = try scaffold.attempt(["lint", "--fix"])
        #expect(mended.differences(to: try Snapshot(of: scaffold.app)).isEmpty)
    }

    private func compile(_ style: String, in mode: LanguageMode, _ folder: TemporaryFolder) async throws {
        let isMended = mode == .swift6 && Habit.allCases.contains { $0.style == style }
        let proof = AppProof(
            style: style,
            name: "\(style), the app Shop with three modules added\(isMended ? " and mended" : ""), \(mode.rawValue)",
            layout: try AppLayout(of: folder.url, app: "Shop"),
            target: Setting.oldest(of: style),
            mode: mode
        )
        try await proof.check(specs: Self.modules.map { $0[0] })
    }
}
