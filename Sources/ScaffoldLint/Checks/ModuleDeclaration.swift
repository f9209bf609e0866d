/// A declaration that every module has, with what it has to inherit.
struct ModuleDeclaration: Check {
    static let parameters = ["type", "inherits", "overriding"]
    private let type: StemPattern?
    private let base: String?
    private let method: String?

    init(_ parameters: inout Parameters) {
        type = StemPattern(parameters.text("type"))
        base = parameters.optionalText("inherits")
        method = parameters.optionalText("overriding")
    }

    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report) {
        guard let type else { return }
        let wanted = type.name(module.name)
        guard let found = app.index.type(wanted) else {
            guard method == nil, let anchor = module.anchors.first else { return }
            report.add(
                anchor,
                ["name": wanted, "detail": "there is no \"\(wanted)\""],
                module: module.name,
                fix: app.fix(of: module)
            )
            return
        }
        if let base, found.name != base, !app.index.isKind(found, of: [base]),
            !found.hasForeignSuperclass(in: app.index, besides: ["NSObject"])
        {
            let detail = "\"\(wanted)\" does not inherit \"\(base)\""
            report.add(found, ["name": wanted, "detail": detail], module: module.name)
        }
        guard let method else { return }
        let above = found.superclasses(in: app.index).filter { $0.name != base }
        let isThere = ([found] + above).contains { type in
            type.members(named: method).contains { $0.declaration.kind == .func }
        }
        if !isThere, base.map({ app.index.isKind(found, of: [$0]) }) ?? true {
            report.add(found, ["name": wanted, "detail": "it has no \"\(method)\""], module: module.name)
        }
    }
}
