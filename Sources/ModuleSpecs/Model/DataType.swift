import Diagnostics

/// A data type of the module: a structure or enumeration that its spec or the app declares.
package struct DataType: Sendable, Equatable {
    package enum Shape: Sendable, Equatable {
        case structure([Parameter])
        case enumeration([String])
    }

    package var name: String
    package var shape: Shape
    /// The place of the app's own declaration, or `nil` for a type that the module has to declare.
    package var declaredAt: SourceMark?
    /// Whether the app's own declaration is certainly not `Decodable`.
    package var isUndecoded = false
    /// Whether the app's own declaration is certainly no `Error`.
    package var isUnthrowable = false

    package init(name: String, shape: Shape, declaredAt: SourceMark? = nil, isUndecoded: Bool = false) {
        (self.name, self.shape, self.declaredAt, self.isUndecoded) = (name, shape, declaredAt, isUndecoded)
    }

    package var isDeclared: Bool { declaredAt != nil }

    package var properties: [Parameter] {
        if case .structure(let properties) = shape { properties } else { [] }
    }

    package var cases: [String] {
        if case .enumeration(let cases) = shape { cases } else { [] }
    }

    /// The cases that a value can have which a person chose: all but the one for values that the app does not know, if there are
    /// others.
    package var knownCases: [String] {
        let known = cases.filter { $0 != "unknown" }
        return known.isEmpty ? cases : known
    }

    package var isEnumeration: Bool {
        if case .enumeration = shape { true } else { false }
    }

    /// The case of a thrown enum that stands for any failed request: the one named so, else the last.
    package var failureCase: String? {
        cases.first { ["unknown", "other", "unexpected", "undefined", "failed", "failure"].contains($0) } ?? cases.last
    }

    /// The property that identifies a value: `id`, or the one that ends in `Id`.
    package var identifier: Parameter? { properties.first { $0.name == "id" } ?? properties.first { $0.isID } }

    /// The title of a row: a string named title or name, else the first string that is not an identifier.
    package var titleProperty: Parameter? {
        let texts = properties.filter { $0.type == .named("String") && !$0.isID }
        return texts.first { ["title", "name"].contains($0.name) } ?? texts.first
    }

    /// The subtitle of a row.
    package var subtitleProperty: Parameter? {
        properties.first { $0.type == .named("String") && !$0.isID && $0 != titleProperty }
    }
}
