import AppModel

/// Types of roles with too many lines of code, without comments and empty lines.
struct TypeLength: Check {
    @Parameter({ $0.texts("in") }) private var roles: [String]
    @Parameter({ $0.number("lines", default: 400) }) private var limit: Int

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) {
            let lines = type.parts.reduce(0) { $0 + self.lines(of: $1, in: app) }
            guard lines > limit else { continue }
            report.add(type, ["name": type.name, "lines": String(lines), "limit": String(limit)])
        }
    }

    private func lines(of part: Place, in app: LintContext) -> Int {
        let tokens = app.model.file(of: part).outline.tokens(in: part.declaration.range)
        return tokens.reduce(0) { $0 + ($1.startsLine ? 1 : 0) } + (tokens.first?.startsLine == true ? 0 : 1)
    }
}
