import Foundation
import StandInToolchain
import TestSupport

/// A module that comes into an app of a person, grows and goes again; each step with what is wrong after it.
///
/// Everything is done by the executable, in a copy of the app, with `--unchecked`: what the reference check would refuse is to
/// be seen by the compiler.
struct AppFit {
    /// In the order in which they are taken.
    enum Step: String, CaseIterable, Sendable {
        /// `module` ends well.
        case module
        /// What came is where it belongs, can be reached, and has nothing that the module does not use.
        case form
        /// `screen` adds one.
        case screen
        /// The app compiles without a warning, and its tests and the module's pass.
        case compilation
        /// `module` again changes nothing.
        case again
        /// Lint has nothing new to say, and what it mends compiles.
        case lint
        /// `remove` brings back the bytes.
        case removal
    }

    let app: Fixture
    private let folder = TemporaryFolder()
    private let scaffold: Scaffold
    private let bareFiles: [String: String]
    private let bare: Snapshot
    private let bareFindings: [LintFinding]
    private var output = ""
    /// What has been said already, so that each complaint belongs to one step.
    private var said: Set<String> = []

    init(_ app: Fixture) throws {
        self.app = app
        try app.copy(to: folder.url)
        scaffold = try Scaffold(app: folder.url)
        bareFiles = folder.files
        bare = try Snapshot(of: folder.url)
        bareFindings = try LintFinding.all(in: app.style, by: scaffold)
    }

    /// Takes a step.
    ///
    /// - Returns: What is wrong after it and was not before.
    mutating func complaints(after step: Step) async throws -> [String] {
        let all = try await taken(step).map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
        return all.filter { said.insert(Self.withoutPosition($0)).inserted }
    }

    private mutating func taken(_ step: Step) async throws -> [String] {
        switch step {
        case .module: return try refusal(of: ["module", "Favorites", "--screens", "list,detail", "--unchecked"])
        case .form:
            let form = AppForm(of: app, before: bareFiles, after: folder.files, output: output)
            return try form.complaints(strays: app.layout(of: folder.url).strays)
        case .screen: return try refusal(of: ["screen", "Favorites", "edit", "--unchecked"])
        case .compilation: return try await compilation(step)
        case .again:
            let once = try Snapshot(of: folder.url)
            let refusal = try refusal(of: ["module", "Favorites", "--unchecked"])
            return refusal + once.differences(to: try Snapshot(of: folder.url))
        case .lint: return try await lint()
        case .removal:
            let refusal = try refusal(of: ["remove", "Favorites"])
            return refusal + bare.differences(to: try Snapshot(of: folder.url))
        }
    }

    private mutating func refusal(of arguments: [String]) throws -> [String] {
        let answer = try scaffold.attempt(arguments)
        output = answer.output
        let reason = answer.lines.first { $0.contains("error:") } ?? answer.output
        return answer.status == 0 ? [] : ["`\(answer.command)` ends with \(answer.status): \(reason)"]
    }

    private func compilation(_ step: Step) async throws -> [String] {
        let layout: AppLayout
        do {
            layout = try app.layout(of: folder.url)
        } catch let error as ProofError {
            return [error.description]
        }
        let name = "\(app.testDescription), \(step.rawValue)"
        return try await AppProof(style: app.style, name: name, layout: layout, target: app.target, mode: app.mode)
            .complaints()
    }

    /// What lint mends is taken back, as a module is removed without it.
    private func lint() async throws -> [String] {
        let wired = try Snapshot(of: folder.url)
        let findings = try LintFinding.all(in: app.style, by: scaffold)
        var complaints = findings.filter { !bareFindings.contains($0) }.map(\.description)
        let mended = try scaffold.attempt(["lint", "--fix", "--unchecked"])
        if mended.status > 1 { complaints.append("`\(mended.command)` ends with \(mended.status): \(mended.output)") }
        if !wired.changes(to: try Snapshot(of: folder.url)).isEmpty {
            complaints += try await compilation(.lint)
            try wired.restore(in: folder.url)
        }
        return complaints
    }

    private static func withoutPosition(_ complaint: String) -> String {
        complaint.replacingOccurrences(of: #":\d+:\d+:"#, with: ":", options: .regularExpression)
    }
}
