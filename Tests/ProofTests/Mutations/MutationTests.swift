import Foundation
import StandInToolchain
import Styles
import TestSupport
import Testing

/// The generated tests fail where the generated code is broken.
///
/// Each mutation has one suite that must notice it. Mutations of modules with different suites share a module, and all those
/// modules an app, so that one build proves them; with `SCAFFOLD_MUTATIONS_APART=1` each has a module of its own. What modules
/// share is broken in further apps, in each of which every mutation has a suite of its own.
@Suite(.slow)
struct MutationTests {
    @Test("every style has a mutation of every kind", arguments: Proof.styles)
    func coversEveryKind(style: String) {
        let kinds = Set(Mutation.all[style, default: []].map(\.kind))
        let missing = Mutation.Kind.allCases.filter { !kinds.contains($0) }
        #expect(missing.isEmpty, "\(style) has none of \(missing.map(\.rawValue).joined(separator: ", "))")
    }

    @Test("broken code fails its module's tests", arguments: Proof.styles)
    func catchesModules(style: String) async throws {
        let mutations = Mutation.all[style, default: []].filter(\.isOfModule)
        let modules = Self.areApart ? mutations.map { [$0] } : Self.groups(of: mutations)
        try #require(modules.count <= MutantModule.names.count)
        let mutants = zip(modules, MutantModule.names).flatMap { group, name in group.map { ($0, name) } }
        try await KnownProblem.allowing(.mutations, in: style) { try await check(mutants, style: style) }
    }

    @Test("a broken app fails its own tests", arguments: Proof.styles)
    func catchesApps(style: String) async throws {
        try await KnownProblem.allowing(.mutations, in: style) {
            let groups = Self.groups(of: Mutation.all[style, default: []].filter { !$0.isOfModule })
            // The first has a mutation of each suite.
            for group in TestRun.isExhaustive ? groups[...] : groups.prefix(1) {
                try await check(group.map { ($0, MutantModule.names[0]) }, style: style)
            }
        }
    }

    @Test("a property that is not tracked fails its object's tests", arguments: Mutation.untracked.keys.sorted())
    func catchesUntracked(style: String) async throws {
        guard Proof.styles.contains(style) else { return }
        let options = try StyleOptions(of: style, on: Setting.newest).usual(("observation", "observable"))
        let mutants = Mutation.untracked[style, default: []].map { ($0, MutantModule.names[0]) }
        try await check(mutants, style: style, options: options, on: Setting.newest)
    }

    private static let areApart = ProcessInfo.processInfo.environment["SCAFFOLD_MUTATIONS_APART"] == "1"

    /// Mutations that can be made together, as each has a suite of its own.
    private static func groups(of mutations: [Mutation]) -> [[Mutation]] {
        var groups: [[Mutation]] = []
        for mutation in mutations {
            if let index = groups.firstIndex(where: { !$0.contains { $0.suite == mutation.suite } }) {
                groups[index].append(mutation)
            } else {
                groups.append([mutation])
            }
        }
        return groups
    }

    private typealias Mutant = (mutation: Mutation, module: String)

    private func check(
        _ mutants: [Mutant],
        style: String,
        options: [StyleOptions.Choice] = [],
        on target: IOSVersion? = nil
    ) async throws {
        guard !mutants.isEmpty else { return }
        let toolchain = try Proof.toolchain()
        guard toolchain.frameworks == "stand-ins" else {
            return print("proof: \(style): no mutations, as tests run with the stand-ins only")
        }
        let start = Date()
        let survivors = try await Slots.shared.run {
            try Self.survivors(
                of: mutants,
                app: GeneratedApp("Mutants", modules: Self.specs(of: mutants), style: style, options: options),
                target: target ?? Setting.oldest(of: style),
                toolchain: toolchain
            )
        }
        for survivor in survivors { Issue.record("\(style): no test fails though \(survivor)") }
        Figures.shared.add(
            style: style,
            mutants: mutants.count,
            caught: mutants.count - survivors.count,
            seconds: Date().timeIntervalSince(start)
        )
    }

    /// What no test noticed.
    private static func survivors(
        of mutants: [Mutant],
        app: GeneratedApp,
        target: IOSVersion,
        toolchain: StandInToolchain
    ) throws -> [String] {
        for mutant in mutants { try mutant.mutation.apply(to: app.url, module: mutant.module) }
        let layout = app.layout
        let build = try toolchain.build(
            layout.modules,
            tests: Self.tests(of: layout, noticing: mutants),
            target: target,
            mode: .swift6,
            allowsWarnings: true
        )
        guard build.compilation.succeeded else {
            throw ProofError("mutants do not compile:\n\(build.compilation.text)")
        }
        if mutants.contains(where: { $0.mutation.isOfModule }) { try checkControl(build) }
        return try mutants.compactMap { mutant in
            let suite = mutant.mutation.suite(in: mutant.module)
            guard let run = try build.run(only: "\\.\(suite)/", timeout: 60) else { return mutant.mutation.what }
            guard run.count > 0 || !run.finished else {
                throw ProofError("\(app.style.name): no test matches \"\(suite)\"\n\(run.text)")
            }
            return run.failed.isEmpty && run.finished ? mutant.mutation.what : nil
        }
    }

    private static func specs(of mutants: [Mutant]) -> [[String]] {
        (Set(mutants.map(\.module)).sorted() + [MutantModule.control]).map(MutantModule.spec)
    }

    /// The suites that must notice something, those of the control and what they share: other tests are compiled elsewhere.
    private static func tests(of layout: AppLayout, noticing mutants: [Mutant]) -> [SourceModule] {
        let suites = Set(mutants.map { $0.mutation.suite(in: $0.module) })
        return layout.tests.compactMap { module in
            var module = module
            module.sources.removeAll { file in
                let name = file.deletingPathExtension().lastPathComponent
                // What tests share is in files such as `UIWindow+Tests.swift`, too.
                let isSuite = name.hasSuffix("Tests") && !name.contains("+")
                return isSuite && !suites.contains(name) && !name.hasPrefix(MutantModule.control)
            }
            return module.sources.isEmpty ? nil : module
        }
    }

    /// Makes sure that what is not broken passes its tests beside what is.
    private static func checkControl(_ build: TestBuild) throws {
        let run = try build.run(only: "\\.\(MutantModule.control)[A-Za-z]*Tests/", timeout: 60)
        guard let run, run.finished, run.failed.isEmpty, run.count > 0 else {
            throw ProofError("a module fails its tests without being broken\n\(run?.text ?? "")")
        }
    }
}
