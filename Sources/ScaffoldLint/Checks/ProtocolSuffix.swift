/// Protocols that abstract something the app does, and whose names lack an ending.
struct ProtocolSuffix: Check {
    static let parameters = ["abstracting", "suffix"]
    private let kinds: [String]
    private let suffix: String

    init(_ parameters: inout Parameters) {
        kinds = parameters.texts("abstracting")
        suffix = parameters.text("suffix")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        let conforming = app.conformances
        for type in app.index.types where type.kind == .protocol && app.index.file(of: type.place).role == .source {
            guard let kind = kinds.first(where: { type.name.hasSuffix($0) }),
                let worker = conforming[type.name]?.first(where: { $0.hasSuffix(kind) || $0.contains(kind) }),
                worker != type.name
            else { continue }
            report.add(type, ["name": type.name, "wanted": type.name + suffix, "type": worker])
        }
    }
}
