import SwiftOutline

/// Calls of functions that a style replaces: `print`, where there is a logger. A method of the name is none, and command-line
/// tools may: what they print is what they are for.
struct ForbiddenCall: FileCheck {
    static let parameters = ["names", "in", "not-importing", "logger"]
    private let names: Set<String>
    /// Roles of the types that are meant; all code is, where there are none.
    private let roles: [String]
    /// Modules whose importers are no part of the app: `ArgumentParser`.
    private let toolModules: Set<String>
    /// The type whose loggers take the place of what is printed.
    private let logger: String?

    init(_ parameters: inout Parameters) {
        names = parameters.set("names")
        roles = parameters.texts("in")
        toolModules = parameters.set("not-importing")
        logger = parameters.optionalText("logger")
    }

    func inspect(_ file: FileContext, _ report: inout Report) {
        guard !isTool(file.file) else { return }
        for call in file.calls where names.contains(call.name) {
            let start = call.call.range.lowerBound
            let source = file.outline.source
            let end = start + call.name.utf8.count
            guard source.bytes(in: start..<end + 1).elementsEqual("\(call.name)(".utf8), !file.file.isPreview(start)
            else {
                continue
            }
            let scope = file.name(at: start)
            guard !declaresItself(call.name, file), roles.isEmpty || file.app.has(scope, oneOf: roles) else { continue }
            report.add(
                start..<end,
                in: file.index,
                of: "\(scope)(\(call.name))",
                ["name": call.name, "type": scope],
                fix: logger.flatMap { LoggerFix(call: call.call, file: file, type: $0).fix }
            )
        }
    }

    private func isTool(_ file: SourceFile) -> Bool {
        file.path.name == "main.swift"
            || file.imports.contains { toolModules.contains($0.name) }
    }

    /// An app's own function of the name is what is called then.
    private func declaresItself(_ name: String, _ file: FileContext) -> Bool {
        file.code.declarations.contains { $0.kind == .func && $0.name == name }
    }
}
