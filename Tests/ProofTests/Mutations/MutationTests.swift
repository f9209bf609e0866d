import Foundation
import StandInToolchain
import Testing

/// The generated tests fail where the generated code is broken.
///
/// All mutations of a style's modules are made in one app, each in a module of its own whose tests are then run alone; what
/// modules share is broken in a second app. By default four mutations of each style are made, with
/// `SCAFFOLD_ALL_MUTATIONS=1` all. `SCAFFOLD_SKIP_SLOW=1` leaves this out.
@Suite(.enabled(if: Proof.runs, "SCAFFOLD_SKIP_SLOW is set"))
struct MutationTests {
    private static let makesAll = ProcessInfo.processInfo.environment["SCAFFOLD_ALL_MUTATIONS"] == "1"
    private static let sampleSize = 4

    @Test("every style has at least twelve mutations")
    func coversEveryStyle() {
        for style in GeneratedApp.library.names {
            let count = Mutation.all[style, default: []].count
            guard count == 0, KnownProblem.isOpen(style) else {
                #expect(count >= 12, "\(style)")
                continue
            }
            withKnownIssue("\(style) has no mutations yet") { #expect(count >= 12, "\(style)") }
        }
    }

    @Test("broken code fails its module's tests", arguments: Mutation.all.keys.sorted())
    func catchesModules(style: String) async throws {
        let all = Mutation.all[style, default: []].filter { $0.suite == nil }
        let mutations = Self.makesAll ? all : Self.sample(all)
        try await check(
            mutations.enumerated().map { ($0.element, MutantModule.names[$0.offset]) },
            style: style,
            of: all
        )
    }

    @Test(
        "a broken app fails its own tests",
        .enabled(if: makesAll, "SCAFFOLD_ALL_MUTATIONS is not set"),
        arguments: Mutation.all.keys.sorted()
    )
    func catchesApps(style: String) async throws {
        let all = Mutation.all[style, default: []].filter { $0.suite != nil }
        try await check(all.map { ($0, MutantModule.names[0]) }, style: style, of: all)
    }

    private typealias Mutant = (mutation: Mutation, module: String)

    private func check(_ mutants: [Mutant], style: String, of all: [Mutation]) async throws {
        guard !mutants.isEmpty else { return }
        let toolchain = try Proof.toolchain()
        guard toolchain.frameworks == "stand-ins" else { return }
        let start = Date()
        let survivors = try await Slots.shared.run {
            try Self.survivors(of: mutants, style: style, toolchain: toolchain)
        }
        for survivor in survivors { Issue.record("\(style): no test fails though \(survivor)") }
        print(
            """
            proof: \(style): \(mutants.count - survivors.count) of \(mutants.count) mutations caught \
            (\(all.count) there are; \(Int(Date().timeIntervalSince(start))) s)
            """
        )
    }

    /// What no test noticed.
    private static func survivors(of mutants: [Mutant], style: String, toolchain: StandInToolchain) throws -> [String] {
        let modules = Set(mutants.map(\.module)).sorted() + [MutantModule.control]
        let app = try GeneratedApp("Mutants", modules: modules.map(MutantModule.spec), style: style)
        for mutant in mutants { try mutant.mutation.apply(to: app.url, module: mutant.module) }
        let target = Setting.oldest(of: style)
        let layout = app.layout
        let build = try toolchain.build(
            layout.modules,
            tests: layout.tests,
            target: target,
            mode: .swift6,
            allowsWarnings: true
        )
        guard build.compilation.succeeded else {
            throw ProofError("mutants do not compile:\n\(build.compilation.text)")
        }
        if mutants.allSatisfy({ $0.mutation.suite == nil }) { try checkControl(build) }
        return try mutants.compactMap { mutant in
            let suite = mutant.mutation.suite ?? "\(mutant.module)[A-Za-z]*Tests"
            guard let run = try build.run(only: "\\.\(suite)/", timeout: 60) else { return mutant.mutation.what }
            guard run.count > 0 || !run.finished else {
                throw ProofError("\(style): no test matches \"\(suite)\"\n\(run.text)")
            }
            return run.failed.isEmpty && run.finished ? mutant.mutation.what : nil
        }
    }

    /// Makes sure that what is not broken passes its tests beside what is.
    private static func checkControl(_ build: TestBuild) throws {
        let run = try build.run(only: "\\.\(MutantModule.control)[A-Za-z]*Tests/", timeout: 60)
        guard let run, run.finished, run.failed.isEmpty, run.count > 0 else {
            throw ProofError("a module fails its tests without being broken\n\(run?.text ?? "")")
        }
    }

    /// Some, evenly spread.
    private static func sample(_ all: [Mutation]) -> [Mutation] {
        guard all.count > sampleSize else { return all }
        return (0..<sampleSize).map { all[$0 * all.count / sampleSize] }
    }
}
