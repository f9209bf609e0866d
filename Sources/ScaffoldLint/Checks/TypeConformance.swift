/// Every type of a role has to conform to a protocol that is named after it, which has to be there.
struct TypeConformance: Check {
    static let parameters = ["in", "shown-by", "protocol"]
    private let role: String
    /// Only types that a type of this role shows are meant: a cell's view model is none of a screen.
    private let viewRole: String?
    private let conformance: StemPattern

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        viewRole = parameters.optionalText("shown-by")
        conformance = parameters.stem("protocol")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.classes(in: role, shownBy: viewRole) {
            let wanted = conformance.name(type.name)
            let above = type.superclasses(in: app.index)
            guard !([type] + above).contains(where: { $0.inherits(conformance.name($0.name)) }) else {
                if app.index.type(wanted) == nil, above.isEmpty, type.inherits(wanted) {
                    report.add(type, values(type, wanted, "there is no protocol \"\(wanted)\""))
                }
                continue
            }
            if type.hasForeignSuperclass(in: app.index) { continue }
            let isThere = app.index.type(wanted) != nil
            report.add(
                type,
                values(
                    type,
                    wanted,
                    isThere ? "it does not conform to it" : "there is no protocol \"\(wanted)\""
                ),
                fix: ConformanceFix(app).fix(type, to: wanted)
            )
        }
    }

    private func values(_ type: IndexedType, _ wanted: String, _ detail: String) -> KeyValuePairs<String, String> {
        ["name": type.name, "protocol": wanted, "detail": detail]
    }
}
