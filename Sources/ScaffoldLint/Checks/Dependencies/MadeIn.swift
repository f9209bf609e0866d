/// Types of a role that no type of another role constructs: a repository that no container makes.
///
/// An app has a container if a type has an unmistakable name, or makes what containers make; many a `Builder` builds other things.
/// Closures that register with a foreign container count as the container. A decorator is made where it is wanted.
struct MadeIn: Check {
    @Parameter({ $0.text("of") }) private var role: String
    @Parameter({ $0.texts("by") }) private var makers: [String]
    /// The roles that are makers by name alone, and the roles of products that show that another type is a maker.
    @Parameter({ $0.texts("sure") }) private var sure: [String]
    @Parameter({ $0.texts("making") }) private var products: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard hasMaker(app) else { return }
        for type in app.types(in: role) where type.kind != .protocol && !app.isInherited(type.name) {
            let own = Set(type.protocols(in: app.model).map(\.name))
            guard !app.isMade(type.name, in: makers), !app.uses(of: type.name).contains(where: app.isRegistered),
                !type.storedProperties.contains(where: { $0.typeName.map(own.contains) == true })
            else { continue }
            report.add(type, ["name": type.name])
        }
    }

    private func hasMaker(_ app: LintContext) -> Bool {
        if !app.types(in: sure).isEmpty { return true }
        return app.types(in: products).contains { app.isMade($0.name, in: makers) }
    }
}
