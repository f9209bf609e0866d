import AppModel
import SwiftEdits
import SwiftOutline

/// Stored properties that have to be weak: a coordinator in a view controller or view model.
///
/// A type that makes the object itself owns it and may store it strongly. There is no cycle where the object refers to its screen weakly,
/// and no fix where nothing else keeps it: it would be gone at once.
struct WeakProperty: Check {
    @Parameter({ $0.texts("in") }) private var holders: [String]
    @Parameter({ $0.texts("of") }) private var targets: [String]
    /// The names of the properties that are checked; all are if empty.
    @Parameter({ $0.set("named") }) private var names: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        lazy var kept = kept(in: app)
        for type in app.types(in: holders) where type.kind == .class || type.kind == .actor {
            for property in type.storedProperties
            where isNamed(property) && isStrong(property, in: app) && !isMade(property, by: type, in: app) {
                let name = property.typeName ?? ""
                let targets = classes(behind: name, in: app)
                if !targets.isEmpty, targets.allSatisfy({ isLoose($0, in: app) }) { continue }
                let isKept =
                    kept.contains(name)
                    || targets.allSatisfy { target in
                        app.uses(of: target.name).isEmpty
                            || !kept.isDisjoint(with: app.model.names(above: target).union([target.name]))
                    }
                let values = ["name": property.name, "type": type.name]
                report.add(property, of: type, values, fix: isKept ? fix(property, in: app) : nil)
            }
        }
    }

    /// Whether the type makes the object itself, in a method or initialiser.
    private func isMade(_ property: Declaration, by type: TypeDeclaration, in app: LintContext) -> Bool {
        guard let name = property.typeName else { return false }
        let targets = [property.name, "self." + property.name]
        return app.code(of: type).flatMap(\.assignments).contains {
            targets.contains($0.target.text) && $0.value.text.hasPrefix(name + "(")
        }
    }

    /// The class of a name, or those that conform to the protocol of that name.
    private func classes(behind name: String, in app: LintContext) -> [TypeDeclaration] {
        guard let type = app.model.type(name) else { return [] }
        let all = app.implementations(of: type)
        return all.filter { $0.kind == .class }
    }

    /// Whether a type cannot keep a controller alive: it has methods and stores nothing, or every reference that leads to a controller
    /// is weak, its own as well as those of what it keeps.
    private func isLoose(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        let all = type.lineage(in: app.model)
        let properties = all.flatMap(\.storedProperties)
        if properties.isEmpty, !type.hasForeignSuperclass(in: app.model) {
            return all.flatMap(\.members).contains { $0.declaration.kind == .func }
        }
        var seen: Set<String> = []
        return properties.contains { $0.isWeak && $0.typeName?.hasSuffix("Controller") == true }
            && keepsNoController(type, in: app, &seen)
    }

    private func keepsNoController(_ type: TypeDeclaration, in app: LintContext, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(type.name).inserted else { return true }
        guard !type.hasForeignSuperclass(in: app.model) else { return false }
        for property in type.lineage(in: app.model).flatMap(\.storedProperties) where !property.isWeak {
            guard let text = property.typeText else { continue }
            let held = classes(behind: text.name, in: app)
            guard !text.isOther, !text.name.hasPrefix("UI"),
                held.allSatisfy({ keepsNoController($0, in: app, &seen) })
            else { return false }
        }
        return true
    }

    /// The type names in the strong stored properties of all types but the holders.
    private func kept(in app: LintContext) -> Set<String> {
        let others = app.model.sourceTypes.filter { !app.has($0.name, oneOf: holders) }
        let properties = others.flatMap(\.storedProperties).filter { !$0.isWeak }
        return Set(properties.flatMap { SwiftWords($0.type?.text ?? $0.constructedType ?? "").words.map(String.init) })
    }

    private func isNamed(_ property: Declaration) -> Bool { names.isEmpty || names.contains(property.name) }

    private func isStrong(_ property: Declaration, in app: LintContext) -> Bool {
        guard property.initialValue == nil, let written = property.type else { return false }
        let target = TypeText(written.text)
        guard !target.isOther, app.has(target.name, oneOf: targets), !property.isWeak, !property.hasModifier("lazy")
        else { return false }
        guard let declared = app.model.type(target.name) else { return true }
        return declared.kind == .class || declared.kind == .protocol
    }

    /// `weak` needs a variable in a declaration of its own, with an optional type of classes, and without a property wrapper. Other
    /// properties need more changes.
    private func fix(_ property: Declaration, in app: LintContext) -> Fix? {
        guard property.kind == .var, !sharesItsLine(property), let written = property.type?.text,
            written.hasSuffix("?") || written.hasSuffix("!"), isOfObjects(TypeText(written).name, in: app),
            property.attributes.allSatisfy({ Self.harmless.contains($0.name) })
        else { return nil }
        return .replace([SourceEdit(at: property.keywordRange.lowerBound, "weak ".utf8)])
    }

    /// Attributes that are not property wrappers.
    private static let harmless: Set<String> = ["objc", "IBOutlet", "MainActor", "available", "Inspectable"]

    /// Whether the declaration has several bindings: `var title: String?, coordinator: Coordinator?`.
    private func sharesItsLine(_ property: Declaration) -> Bool {
        property.isContinuation
            || (property.parent?.members ?? []).contains { $0.isContinuation && $0.range == property.range }
    }

    private func isOfObjects(_ name: String, in app: LintContext) -> Bool {
        guard let type = app.model.type(name) else { return false }
        return type.kind == .class || type.kind == .actor || app.model.isKind(type, of: ["AnyObject"])
            || type.superclasses(in: app.model).contains { $0.kind == .class }
    }
}
