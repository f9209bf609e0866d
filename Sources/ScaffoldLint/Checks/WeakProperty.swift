import SwiftOutline

/// A stored property that has to be weak: a coordinator in a view controller or view model.
///
/// Requirements of protocols are no stored properties, local bindings no members, and who makes the object itself owns it.
struct WeakProperty: Check {
    static let parameters = ["in", "of", "named"]
    private let holders: [String]
    private let targets: [String]
    /// The names of the properties that are meant; all are, where there are none.
    private let names: Set<String>

    init(_ parameters: inout Parameters) {
        holders = parameters.texts("in")
        targets = parameters.texts("of")
        names = parameters.set("named")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for type in app.types(in: holders) where type.kind == .class || type.kind == .actor {
            for property in type.storedProperties where isMeant(property) && isStrong(property, of: type, in: app) {
                report.add(
                    property.nameRange,
                    in: type.place.file,
                    of: "\(type.name).\(property.name)",
                    ["name": property.name, "type": type.name],
                    fix: fix(property, of: type)
                )
            }
        }
    }

    private func isMeant(_ property: Declaration) -> Bool {
        names.isEmpty || names.contains(property.name)
    }

    private func isStrong(_ property: Declaration, of type: IndexedType, in app: AppView) -> Bool {
        guard !property.isWeak, property.initialValue == nil, !property.hasModifier("lazy"), let written = property.type
        else { return false }
        let target = TypeText(written.text)
        guard !target.isOther, app.has(target.name, oneOf: targets) else { return false }
        guard let declared = app.index.type(target.name) else { return true }
        return declared.kind == .class || declared.kind == .protocol
    }

    /// `weak` wants a variable of an optional type; anything else changes more than a word.
    private func fix(_ property: Declaration, of type: IndexedType) -> Fix? {
        guard property.kind == .var, !property.isContinuation, property.type?.text.hasSuffix("?") == true else {
            return nil
        }
        let start = property.keywordRange.lowerBound
        return .replace([Fix.Replacement(start..<start, "weak ")])
    }
}
