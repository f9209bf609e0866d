import Diagnostics
import FileTransaction
import ScaffoldServer
import Styles
import YAMLReader

/// The tools of `scaffold mcp`. Each runs the commands of the command line, and gives their reports.
struct AssistantTools: ToolBox {
    /// How many plans are kept.
    private static let mostPlans = 50

    let folder: RootFolder
    /// Whether the client's roots do not matter, since the user has named the folder.
    let isFixed: Bool
    let environment: Environment
    let styles: @Sendable () -> StyleLibrary
    private var plans: [KeptPlan] = []
    private var written: [WrittenChanges] = []

    init(
        in folder: RootFolder,
        isFixed: Bool = false,
        _ environment: Environment,
        styles: @escaping @Sendable () -> StyleLibrary
    ) {
        (self.folder, self.isFixed, self.environment, self.styles) = (folder, isFixed, environment, styles)
    }

    let implementation: YAMLValue = [
        "name": "scaffold", "title": "scaffold", "version": .string(ToolVersion.current),
    ]

    var instructions: String { ToolDefinition.instructions }

    var tools: [YAMLValue] { ToolDefinition.all.map(\.json) }

    mutating func run(_ call: ToolCall) -> ToolResult {
        do throws(ToolRefusal) {
            return ToolResult(try report(call))
        } catch {
            return ToolResult(error.report, isError: true)
        }
    }

    private mutating func report(_ call: ToolCall) throws(ToolRefusal) -> YAMLValue {
        let (arguments, root) = try checked(call)
        let isDetailed = arguments.has("details")
        let module = arguments["module"].map { ["--", $0] } ?? []
        let base = arguments.switches + ["--json", "--output=\(root.path)"]
        var (short, details): (ShortReport, YAMLValue)
        switch call.tool {
        case "overview":
            details = try run(base, in: root, call)
            short = ShortReport(overview: details)
        case "plan": (short, details) = try plan(arguments, in: root, call)
        case "apply": (short, details) = try apply(arguments, call)
        case "check":
            details = try run(["lint"] + base + module, in: root, call)
            short = ShortReport(lint: details)
        case "fix":
            details = try write(["lint", "--fix"] + base + module, in: root, call)
            short = ShortReport(lint: details)
        default: (short, details) = try undo(arguments, in: root, call)
        }
        if isDetailed { short.add("details", details) }
        return short.json
    }

    /// The arguments and the app's folder.
    private func checked(_ call: ToolCall) throws(ToolRefusal) -> (ToolArguments, RootFolder) {
        do throws(Failure) {
            guard let tool = ToolDefinition.all.first(where: { $0.name == call.tool }) else {
                throw Failure("there is no tool \"\(call.tool)\"")
            }
            let arguments = try ToolArguments(call.arguments, of: tool)
            for name in ["module", "removed"] {
                guard let given = arguments[name], !SwiftIdentifier.isValid(given) else { continue }
                throw Failure("\"\(given)\" is no name of a module", at: SourceMark(source: name))
            }
            let folders = try AllowedFolders(isFixed ? nil : call.roots, else: folder)
            guard let id = arguments["plan"] else { return (arguments, try folders.app(arguments["app"])) }
            guard let plan = plans.last(where: { $0.id == id }) else {
                throw Failure("there is no plan \"\(id)\"", at: SourceMark(source: "plan"), hint: "plan again")
            }
            return (arguments, try folders.app(plan.root.path))
        } catch {
            throw ToolRefusal(error)
        }
    }

    // MARK: - Plans

    private mutating func plan(
        _ arguments: ToolArguments,
        in root: RootFolder,
        _ call: ToolCall
    ) throws(ToolRefusal) -> (ShortReport, YAMLValue) {
        let screen = arguments["screen"]
        let names = [arguments["name"], screen].compactMap(\.self)
        let spec = arguments["spec"]
        let words =
            [screen == nil ? "module" : "screen"] + arguments.switches + ["--json", "--diff", "--output=\(root.path)"]
        let recorder = ChangeRecorder()
        let report = try run(
            words + ["--dry-run", "--"] + names,
            reading: spec ?? "",
            in: root,
            call,
            recorder
        )
        let plan = KeptPlan(recorder.planned, of: words + ["--"] + names, spec ?? "", in: root)
        plans = plans.filter { $0.id != plan.id }.suffix(Self.mostPlans - 1) + [plan]
        return (ShortReport(plan: report, id: plan.id), report)
    }

    private mutating func apply(
        _ arguments: ToolArguments,
        _ call: ToolCall
    ) throws(ToolRefusal) -> (ShortReport, YAMLValue) {
        guard let plan = plans.last(where: { $0.id == arguments["plan"] }) else {
            throw ToolRefusal(Failure("there is no plan"))
        }
        let words = plan.words.prefix(1) + arguments.switches + plan.words.dropFirst()
        let report = try write(Array(words), reading: plan.input, in: plan.root, call, plan.check)
        return (ShortReport(plan: report, id: plan.id), report)
    }

    // MARK: - Changes

    private mutating func undo(
        _ arguments: ToolArguments,
        in root: RootFolder,
        _ call: ToolCall
    ) throws(ToolRefusal) -> (ShortReport, YAMLValue) {
        if let module = arguments["removed"] {
            let report = try write(["remove", "--json", "--output=\(root.path)", "--", module], in: root, call)
            return (ShortReport(plan: report), report)
        }
        do throws(Failure) {
            guard let last = written.last(where: { $0.root == root }) else {
                throw Failure("this connection has written nothing", hint: "name a module that undo is to remove")
            }
            try last.takeBack()
            written.removeLast()
            var short = ShortReport()
            for (key, kind) in [("removed", FileChange.Kind.creation), ("edited", .edit), ("created", .deletion)] {
                let paths = last.changes.filter { $0.kind == kind }.map { YAMLValue.string($0.path.text) }
                short.add(key, paths, most: 600)
            }
            return (short, short.json)
        } catch {
            throw ToolRefusal(error)
        }
    }

    // MARK: - Commands

    /// Runs a command that writes, and keeps what it has written.
    private mutating func write(
        _ words: [String],
        reading input: String = "",
        in root: RootFolder,
        _ call: ToolCall,
        _ check: @escaping @Sendable ([FileChange]) throws(Failure) -> Void = { (_) throws(Failure) in }
    ) throws(ToolRefusal) -> YAMLValue {
        let recorder = ChangeRecorder()
        let report = try run(words, reading: input, in: root, call, recorder, check)
        if !recorder.written.isEmpty { written.append(WrittenChanges(root: root, changes: recorder.written)) }
        return report
    }

    private func run(
        _ words: [String],
        reading input: String = "",
        in root: RootFolder,
        _ call: ToolCall,
        _ recorder: ChangeRecorder = ChangeRecorder(),
        _ check: @escaping @Sendable ([FileChange]) throws(Failure) -> Void = { (_) throws(Failure) in }
    ) throws(ToolRefusal) -> YAMLValue {
        let supervision = Supervision(
            progress: call.progress,
            isCancelled: call.isCancelled,
            approve: { (changes) throws(Failure) in
                if call.isCancelled() {
                    throw Failure(.conflict, [Problem("the call was cancelled; nothing was written")])
                }
                try check(changes)
                recorder.plan(changes)
            },
            hasWritten: { recorder.write($0) }
        )
        return try CommandCall(words: words, root: root, input: input, environment: environment, styles: styles)
            .run(supervision)
    }
}
