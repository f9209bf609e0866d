import Foundation
import StandInToolchain
import Testing

/// What `scaffold lint --fix` mends in code that works compiles as it did before.
///
/// What is deleted of a module comes back to the old bytes (`DeletionTests`): that compiles as generated code does.
@Suite(.enabled(if: Proof.runs, "SCAFFOLD_SKIP_SLOW is set"))
struct MendingTests {
    /// What somebody may write instead of what the tool does: it compiles, and lint mends it.
    enum Habit: String, CaseIterable {
        case strongCoordinator = "vc.weak-coordinator"
        case strongClosures = "vc.weak-self-sink"
        case literalTexts = "l10n"
        case printing = "no-print"

        var style: String { self == .printing ? "swiftui-mvvmcr" : "uikit-mvvmc" }

        /// The source as somebody with this habit writes it.
        func applied(to source: String) -> String {
            switch self {
            case .strongCoordinator:
                source.replacingOccurrences(of: "weak var coordinator", with: "var coordinator")
            case .strongClosures:
                source.replacing(#/\.sink \{ \[weak self\] in self\?\.([^\n]*)\n/#) { ".sink { self.\($0.1)\n" }
            case .literalTexts:
                source.replacing(#/String\(localized: "common\.(\w+)"\)/#) { "\"The common \($0.1)\"" }
            case .printing:
                source.replacing(#/Logger\.orders\.\w+\(/#) { _ in "print(" }
                    .replacingOccurrences(of: "import OSLog\n", with: "")
            }
        }
    }

    @Test("what is mended in working code compiles", arguments: Proof.styles)
    func compiles(style: String) async throws {
        let habits = Habit.allCases.filter { $0.style == style }
        guard !habits.isEmpty else { return }
        let folder = try TemporaryFolder()
        let scaffold = try Scaffold(app: folder.url)
        try scaffold.run(["app", "Shop", "--style", style])
        try scaffold.run(["module", "Orders", "--screens", "list,detail(itemId: String)"])
        let generated = try Snapshot(of: folder.url)
        for habit in habits {
            let count = try rewrite(folder.url, as: habit)
            #expect(count > 0, "nothing was written with the habit \(habit)")
        }
        let found = try scaffold.attempt(["lint", "--format", "xcode"]).output
        for habit in habits { #expect(found.contains("(\(habit.rawValue))"), "\(habit): \(found)") }
        let dry = try scaffold.attempt(["lint", "--fix", "--dry-run", "--diff"]).output
        #expect(dry.contains("\n-") && dry.contains("\n+"))

        let answer = try scaffold.run(["lint", "--fix", "--strict"])
        #expect(answer.output.contains("nothing to report"))
        let mended = try Snapshot(of: folder.url)
        #expect(!mended.differences(to: generated).isEmpty)
        try scaffold.run(["lint", "--fix", "--strict"])
        #expect(mended.differences(to: try Snapshot(of: folder.url)).isEmpty)
        let proof = AppProof(
            style: style,
            name: "\(style), mended",
            layout: try AppLayout(of: folder.url, app: "Shop"),
            target: Setting.oldest(of: style),
            mode: .swift6,
            runsTests: false
        )
        try await proof.check(specs: ["Orders"])
    }

    /// Rewrites the module's own sources.
    ///
    /// - Returns: How many files are others now.
    private func rewrite(_ app: URL, as habit: Habit) throws -> Int {
        let paths = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for path in paths where path.contains("Orders") && path.hasSuffix(".swift") && !path.contains("Tests") {
            let file = app.appendingPathComponent(path)
            let old = try String(contentsOf: file, encoding: .utf8)
            let new = habit.applied(to: old)
            guard new != old else { continue }
            try Data(new.utf8).write(to: file)
            count += 1
        }
        return count
    }
}
