import Diagnostics

/// A structure or enumeration that the module works with: declared by its spec, or found in the app.
public struct DataType: Sendable, Equatable {
    public enum Shape: Sendable, Equatable {
        case structure([Parameter])
        case enumeration([String])
    }

    public var name: String
    public var shape: Shape
    /// Where the app declares it; such a type is used, not written.
    public var declaredAt: SourceMark?

    public var isDeclared: Bool { declaredAt != nil }

    public var properties: [Parameter] {
        if case .structure(let properties) = shape { properties } else { [] }
    }

    public var cases: [String] {
        if case .enumeration(let cases) = shape { cases } else { [] }
    }

    public var isEnumeration: Bool {
        if case .enumeration = shape { true } else { false }
    }

    /// The property that tells two values apart: `id`, or the one that ends in `Id`.
    public var identifier: Parameter? {
        properties.first { $0.name == "id" } ?? properties.first { $0.isID }
    }

    /// What a row shows first: a string called title or name, else the first string that identifies nothing.
    public var titleProperty: Parameter? {
        let texts = properties.filter { $0.type == .named("String") && !$0.isID }
        return texts.first { ["title", "name"].contains($0.name) } ?? texts.first
    }

    /// What a row shows below its title.
    public var subtitleProperty: Parameter? {
        properties.first { $0.type == .named("String") && !$0.isID && $0 != titleProperty }
    }
}
