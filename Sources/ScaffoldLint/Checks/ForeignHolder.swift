import SwiftOutline

/// A type of the module that holds the same of another module: a coordinator that knows another feature's.
struct ForeignHolder: Check {
    static let parameters = ["type"]
    private let type: StemPattern?

    init(_ parameters: inout Parameters) {
        type = StemPattern(parameters.text("type"))
    }

    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report) {
        guard let type, let found = app.index.type(type.name(module.name)) else { return }
        let others = Set(app.modules.modules.map(\.name)).subtracting([module.name])
        for property in found.storedProperties {
            guard let written = property.type else { continue }
            let name = TypeText(written.text).name
            guard let stem = type.stem(of: name), others.contains(stem) else { continue }
            report.add(
                property.nameRange,
                in: found.place.file,
                of: "\(found.name).\(property.name)",
                ["name": name, "type": found.name],
                module: module.name
            )
        }
    }
}
