/// Types of a role that have to conform to a protocol of another: a repository to its protocol.
struct ConformingRole: Check {
    static let parameters = ["in", "to"]
    private let role: String
    private let wanted: String

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        wanted = parameters.text("to")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for type in app.types(in: role) where type.kind != .protocol {
            let all = [type] + type.superclasses(in: app.index)
            guard !type.hasForeignSuperclass(in: app.index, besides: ["NSObject"]),
                !all.flatMap(\.inherited).contains(where: { isWanted($0.name, in: app) })
            else { continue }
            report.add(type, ["name": type.name])
        }
    }

    private func isWanted(_ name: String, in app: AppView) -> Bool {
        app.has(name, oneOf: [wanted]) || app.index.type(name)?.kind == .protocol
    }
}
