import SwiftOutline

/// A type of the module, its coordinator, that nothing outside of the module holds, or that something holds and nothing makes.
struct ModuleHeld: Check {
    static let parameters = ["type", "lacking", "in", "entry"]
    private let type: StemPattern
    /// Whether this rule is about making, or about holding.
    private let isAboutMaking: Bool
    /// The roles of the types that would hold it: where the finding stands.
    private let holders: [String]
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        isAboutMaking = parameters.text("lacking") == "construction"
        holders = parameters.texts("in")
        entry = parameters.text("entry")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module), found.kind == .class else { return }
        let isMade = app.calls.sites(of: found.name).contains { isOutside($0, module, in: app) }
        guard !isMade else { return }
        let property = property(of: found.name, module, in: app)
        guard (property != nil) == isAboutMaking else { return }
        let place = property ?? app.types(in: holders).first?.place ?? found.place
        report.add(entry, for: module, found.name, at: place.nameSite, of: "\(module.name)(\(found.name))")
    }

    private func isOutside(_ site: Site, _ module: LintModule, in app: LintContext) -> Bool {
        app.isCode(site) && app.scope(of: site).flatMap(app.modules.stem) != module.name
    }

    /// A stored property that can hold it, in a type that is none of the module's.
    private func property(of name: String, _ module: LintModule, in app: LintContext) -> Place? {
        for type in app.index.types
        where app.index.files[type.place.file].role == .source && app.modules.stem(of: type.name) != module.name {
            let property = type.storedProperties.first { $0.type.map { SwiftWords($0.text).contains(name) } == true }
            if let property { return Place(file: type.place.file, declaration: property) }
        }
        return nil
    }
}
