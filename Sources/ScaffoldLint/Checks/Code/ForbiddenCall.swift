import AppModel

/// Calls of functions that a style replaces: `print`, where there is a logger. Methods of that name do not count, and command-line
/// tools may print.
struct ForbiddenCall: Check {
    @Parameter({ $0.set("names") }) private var names: Set<String>
    /// Modules whose importers are not part of the app: `ArgumentParser`.
    @Parameter({ $0.set("not-importing") }) private var toolModules: Set<String>
    /// The type of the loggers that replace `print`.
    @Parameter({ $0.optionalText("logger") }) private var logger: String?

    func inspect(_ file: FileContext, _ report: inout Report) {
        guard !isTool(file.file) else { return }
        for call in file.calls where names.contains(call.name) {
            let start = call.call.range.lowerBound
            let source = file.outline.source
            let end = start + call.name.utf8.count
            let scope = file.name(at: start)
            guard source.bytes(in: start..<end + 1).elementsEqual("\(call.name)(".utf8), !file.file.isPreview(start),
                // If the file declares a function of that name, the call is to this one.
                !file.functionNames.contains(call.name),
                !PreviewHelpers.haveMember(around: Site(file: file.index, offset: start), in: file.app)
            else { continue }
            let fix = logger.flatMap { LoggerFix(call: call.call, file: file, type: $0).fix }
            report.add(use: call.name, at: start..<end, in: file.index, of: scope, fix: fix)
        }
    }

    private func isTool(_ file: SourceFile) -> Bool {
        file.path.name == "main.swift" || file.imports.contains { toolModules.contains($0.name) }
    }
}
