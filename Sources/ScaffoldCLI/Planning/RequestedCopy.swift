import Diagnostics
import FileTransaction
import ModuleCopying
import ModulePlanning
import ScaffoldLint
import Styles

/// The copy of a module that a command line asks for (`scaffold module Wishes --like Movies`).
struct RequestedCopy {
    private var request: LikeRequest

    /// - Returns: `nil` without `--like`.
    init?(_ values: ParsedValues) {
        guard let exemplar = values[LikeOptions.like] else { return nil }
        let options = ExtentOptions(isFull: values[LikeOptions.full], isOnlyFolder: values[LikeOptions.onlyFolder])
        var request = LikeRequest(
            name: Located(values[ModuleOptions.name] ?? "", at: SourceMark(source: "<name>")),
            exemplar: Located(exemplar, at: SourceMark(source: "--like")),
            options: options
        )
        request.types = values.items(ModuleOptions.types)
        request.targets = values.targets
        request.screens = values.items(ModuleOptions.screens)
        self.request = request
    }

    /// The copy of a screen (`scaffold screen Wishes archive --like detail`).
    ///
    /// - Returns: `nil` without `--like`.
    init?(screen values: ParsedValues) {
        guard let exemplar = values[ScreenOptions.like] else { return nil }
        request = LikeRequest(
            name: Located(values[ScreenOptions.screen] ?? "", at: ScreenOptions.screen.mark),
            exemplar: Located(exemplar, at: SourceMark(source: ScreenOptions.like.spelling)),
            options: ExtentOptions()
        )
        request.module = Located(NameWords(values[ScreenOptions.module] ?? "").pascal, at: ScreenOptions.module.mark)
        request.targets = values.targets
    }

    /// What is wrong with the options together.
    static func usageProblems(_ values: ParsedValues) -> [Problem] {
        guard values.isGiven(LikeOptions.like) else {
            return [LikeOptions.full, LikeOptions.onlyFolder].filter { values[$0] }
                .map { .needlessOption($0, without: LikeOptions.like) }
        }
        var problems: [Problem] =
            values[ModuleOptions.name] == nil ? [.missingArgument(ModuleOptions.name)] : []
        problems += [LikeOptions.like, ModuleOptions.screens, ModuleOptions.types]
            .filter { values.isGiven($0) && values.items($0).isEmpty }
            .map { .missingValue(of: $0.spelling, named: $0.valueName) }
        problems += values.conflicts(of: LikeOptions.excluded, with: LikeOptions.like)
        if values[ModuleOptions.force] {
            let (force, like) = (ModuleOptions.force.spelling, LikeOptions.like.spelling)
            problems.append(
                Problem(
                    "option \"\(force)\" cannot be combined with \"\(like)\": a copy overwrites nothing",
                    hint: "remove what is in its way"
                )
            )
        }
        if values[LikeOptions.full], values[LikeOptions.onlyFolder] {
            problems.append(.contradictingFlags(LikeOptions.full, LikeOptions.onlyFolder))
        }
        return problems
    }

    /// Plans the copy.
    ///
    /// - Parameter choice: Asks which of several targets builds the new files.
    func plan(
        _ invocation: Invocation,
        in tree: inout FileTree,
        choice: ProjectUpdate.Choice = { _ in nil }
    ) throws(Failure) -> ChangeSet {
        let frameworks = try invocation.styles(of: tree).frameworks
        var plan = try LikePlanner(request, frameworks: frameworks).plan(in: &tree, choice: choice)
        if request.module == nil { plan.notes += Self.lacks(of: plan, invocation, in: tree) }
        return plan
    }

    /// What the app's style demands of a copy that the original has in a form which is not repeated; not what the original lacks, too.
    private static func lacks(of copy: ChangeSet, _ invocation: Invocation, in tree: FileTree) -> [Problem] {
        guard let app = try? AppContext(invocation, in: tree), app.found.evidence != .nothing,
            let result = try? app.lint()
        else { return [] }
        let known = Set(result.findings.filter { $0.module == copy.extent?.name }.map(\.rule))
        let own = result.findings.filter { $0.module == copy.module && $0.severity == .error && !result.isHabit($0) }
        return own.filter { !known.contains($0.rule) }.map {
            let mark = SourceMark(source: $0.file, line: $0.span.line, column: $0.span.column)
            return Problem("\($0.message), as lint will say [\($0.rule)]", at: mark, severity: .warning)
        }
    }
}
