import Diagnostics
import FileTransaction
import ScaffoldServer
import YAMLReader

/// The tools of `scaffold mcp`. Each runs the commands of the command line, and gives their reports.
struct AssistantTools: ToolBox {
    /// A report in its short form, and whole.
    private typealias Report = (short: ShortReport, details: YAMLValue)

    /// How many plans are kept.
    private static let mostPlans = 50

    /// The folder of a client without roots.
    private let folder: RootFolder
    /// Whether the client's roots do not matter, since the user has named the folder.
    private let isFixed: Bool
    private let definitions: [ToolDefinition]
    private let runner: CommandCall.Runner
    private var plans: [KeptPlan] = []
    private var written: [WrittenChanges] = []

    /// - Parameter commands: The first of the commands that `runner` runs.
    init(
        in folder: RootFolder,
        isFixed: Bool = false,
        of commands: any Command,
        runner: @escaping CommandCall.Runner
    ) {
        (self.folder, self.isFixed, self.runner) = (folder, isFixed, runner)
        definitions = ToolDefinition.all(of: commands)
    }

    let implementation: YAMLValue = [
        "name": "scaffold", "title": "scaffold", "version": .string(ToolVersion.current),
    ]

    var instructions: String { ToolDefinition.instructions }

    var tools: [YAMLValue] { definitions.map(\.json) }

    private var planning: ToolDefinition? { definitions.first { $0.name == "plan" } }

    mutating func run(_ call: ToolCall) -> ToolResult {
        let tool = definitions.first { $0.name == call.tool }
        do throws(Failure) {
            guard let tool else { throw Failure("there is no tool \"\(call.tool)\"") }
            let arguments = try ToolArguments(call.arguments, of: tool)
            return Self.result(try report(arguments, call), call)
        } catch {
            let short = ShortReport(problems: error.json, of: tool, isLong: call.arguments["long"] == true)
            return Self.result((short, error.json), call, isError: true)
        }
    }

    private static func result(_ report: Report, _ call: ToolCall, isError: Bool = false) -> ToolResult {
        var short = report.short
        if call.arguments["details"] == true { short.add(whole: "details", report.details) }
        return ToolResult(short.json, isError: isError)
    }

    private mutating func report(_ arguments: ToolArguments, _ call: ToolCall) throws(Failure) -> Report {
        let folders = try AllowedFolders(isFixed ? nil : call.roots, else: folder)
        if let id = arguments["plan"] {
            let plan = try plan(id)
            _ = try folders.app(plan.root.path)
            return try apply(plan, arguments, call)
        }
        if arguments["module"] != nil, arguments["file"] != nil {
            let mark = SourceMark(source: "file")
            throw Failure("\"file\" cannot be combined with \"module\"", at: mark, hint: "give one of them")
        }
        let root = try folders.app(arguments["app"])
        let base = arguments.switches + ["--json", "--output=\(root.path)"]
        let file = arguments["file"].map { $0.hasPrefix("/") ? $0 : "\(root.path)/\($0)" }
        let module = (arguments["module"] ?? file).map { ["--", $0] } ?? []
        let isLong = arguments.has("long")
        switch call.tool {
        case "overview":
            let report = try run(base, CommandCall(call))
            return (ShortReport(overview: report, planningBy: planning, isLong: isLong), report)
        case "plan": return try plan(arguments, base, in: root, call)
        case "check":
            let report = try run(["lint"] + base + module, CommandCall(call))
            return (ShortReport(lint: report, of: arguments.tool, isLong: isLong), report)
        case "fix":
            let report = try write(["lint", "--fix", "--diff"] + base + module, in: root, CommandCall(call))
            return (ShortReport(lint: report, of: arguments.tool, isLong: isLong), report)
        default:
            guard let module = arguments["removed"] else { return try undo(in: root) }
            let report = try write(["remove"] + base + ["--", module], in: root, CommandCall(call))
            return (ShortReport(plan: report, of: arguments.tool, isLong: isLong), report)
        }
    }

    // MARK: - Plans

    private mutating func plan(
        _ arguments: ToolArguments,
        _ base: [String],
        in root: RootFolder,
        _ call: ToolCall
    ) throws(Failure) -> Report {
        let screen = arguments["screen"]
        let input = arguments["spec"] ?? ""
        let words = [screen == nil ? "module" : "screen", "--diff"] + base
        let names = ["--"] + [arguments["name"], screen].compactMap(\.self)
        let command = CommandCall(call)
        let report = try run(words + ["--dry-run"] + names, reading: input, command)
        let plan = KeptPlan(command.planned, of: words + names, input, in: root)
        plans = plans.filter { $0.id != plan.id }.suffix(Self.mostPlans - 1) + [plan]
        var short = ShortReport(plan: report, id: plan.id, of: arguments.tool, isLong: arguments.has("long"))
        if let path = arguments["file"] {
            short = ShortReport()
            short.add("plan", .string(plan.id))
            short.add(whole: "file", try Self.file(path, of: report, in: root))
        }
        return (short, report)
    }

    /// A file of a plan's report, with its difference.
    private static func file(_ given: String, of report: YAMLValue, in root: RootFolder) throws(Failure) -> YAMLValue {
        let files = report["files"]?.items ?? []
        let path = given.hasPrefix(root.path + "/") ? String(given.dropFirst(root.path.count + 1)) : given
        if let file = files.first(where: { $0["path"]?.string == path }) { return file }
        let hint = Suggestion(among: files.compactMap { $0["path"]?.string }).hint(for: path)
        throw Failure("the plan has no file \"\(path)\"", at: SourceMark(source: "file"), hint: hint)
    }

    private func plan(_ id: String) throws(Failure) -> KeptPlan {
        if let plan = plans.last(where: { $0.id == id }) { return plan }
        throw Failure("there is no plan \"\(id)\"", at: SourceMark(source: "plan"), hint: "plan again")
    }

    private mutating func apply(
        _ plan: KeptPlan,
        _ arguments: ToolArguments,
        _ call: ToolCall
    ) throws(Failure) -> Report {
        let words = plan.words.prefix(1) + arguments.switches + plan.words.dropFirst()
        let command = CommandCall(call, carryingOut: plan)
        let report = try write(Array(words), reading: plan.input, in: plan.root, command)
        // Its notes are the plan's.
        let tool = planning ?? arguments.tool
        return (ShortReport(plan: report, id: plan.id, of: tool, isLong: arguments.has("long")), report)
    }

    private mutating func undo(in root: RootFolder) throws(Failure) -> Report {
        guard let index = written.lastIndex(where: { $0.root == root }) else {
            let other = written.last.map { "name the app where it has, \"\($0.root.path)\", or " } ?? "name "
            throw Failure(
                "this connection has written nothing here that is still to be taken back",
                hint: other + "a module as \"removed\""
            )
        }
        try written[index].takeBack()
        let report = ShortReport(takenBack: written.remove(at: index).changes)
        return (report, report.json)
    }

    // MARK: - Commands

    private func run(
        _ words: [String],
        reading input: String = "",
        _ command: CommandCall
    ) throws(Failure) -> YAMLValue {
        try command.run(words, reading: input, by: runner)
    }

    /// Runs a command that writes, and keeps what it has written.
    private mutating func write(
        _ words: [String],
        reading input: String = "",
        in root: RootFolder,
        _ command: CommandCall
    ) throws(Failure) -> YAMLValue {
        let report = try run(words, reading: input, command)
        if !command.written.isEmpty { written.append(WrittenChanges(root: root, changes: command.written)) }
        return report
    }
}
