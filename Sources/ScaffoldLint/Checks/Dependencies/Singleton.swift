import AppModel
import SwiftOutline

/// Uses of the app's own singletons outside of the types that put objects together. Singletons of the system, uses in previews and tests,
/// extensions of foreign types in the singleton's own file, and default arguments, which callers can replace, are accepted.
struct Singleton: Check {
    @Parameter({ $0.text("member") }) private var member: String
    @Parameter({ $0.texts("allowed-in") }) private var roles: [String]
    @Parameter({ $0.texts("allowed-attributes") }) private var attributes: [String]
    /// The roles of the singletons that are checked, all if empty, and of those that are not.
    @Parameter({ $0.texts("of") }) private var checked: [String]
    @Parameter({ $0.texts("not-of") }) private var others: [String]
    /// Whether default arguments are checked too: callers need not use a container.
    @Parameter({ $0.flag("default-arguments") }) private var countsDefaults: Bool

    func inspect(_ app: LintContext, _ report: inout Report) {
        let singletons = app.model.sourceTypes.filter { isSingleton($0, in: app) }
        guard !singletons.isEmpty else { return }
        let homes = Dictionary(singletons.map { ("\($0.name).\(member)", $0.place.file) }) { first, _ in first }
        let expressions = Set(homes.keys)
        for (index, file) in app.model.files.enumerated()
        where file.role == .source && file.outline.source.contains(member) {
            let declarations = file.outline.allDeclarations
            var uses = file.outline.uses(of: expressions, in: 0..<file.outline.source.count)
            uses += declarations.flatMap(implied).filter { expressions.contains($0.name) }
            // A caller cannot replace the default arguments of what is private.
            let open = declarations.filter { !$0.isHidden }
            lazy var defaults = open.flatMap(\.parameters).compactMap(\.defaultValue?.range)
            for use in uses where !file.isPreview(use.range.lowerBound) {
                let around = file.typeNames(around: use.range.lowerBound)
                guard let scope = around.last, !around.contains(where: { use.name.hasPrefix($0 + ".") }),
                    countsDefaults || !defaults.contains(where: { $0.overlaps(use.range) }),
                    homes[use.name] != index || app.model.type(around[0]) != nil,
                    !around.contains(where: { isCompositionRoot($0, in: app) })
                else { continue }
                report.add(use: use.name, at: use.range, in: index, of: scope)
            }
        }
    }

    /// The singletons that `.shared` means by the type beside it.
    private func implied(by declaration: Declaration) -> [(name: String, range: Range<Int>)] {
        let values =
            [(declaration.type, declaration.initialValue)]
            + declaration.parameters.map { ($0.type, $0.defaultValue) }
        return values.compactMap { type, value in
            guard let type, let value, value.text == ".\(member)" else { return nil }
            return ("\(TypeText(type.text).name).\(member)", value.range)
        }
    }

    private func isSingleton(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        (checked.isEmpty || app.has(type.name, oneOf: checked)) && !app.has(type.name, oneOf: others)
            && type.members(named: member).contains { $0.declaration.isOfType }
    }

    private func isCompositionRoot(_ name: String, in app: LintContext) -> Bool {
        if app.has(name, oneOf: roles) { return true }
        guard let type = app.model.type(name) else { return false }
        return attributes.contains { type.place.declaration.hasAttribute($0) }
    }
}
