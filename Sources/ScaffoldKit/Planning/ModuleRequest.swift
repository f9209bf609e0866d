import Diagnostics

/// What `scaffold module` is asked to do.
public struct ModuleRequest: Sendable {
    public var spec: ModuleSpec
    /// Problems that reading the spec gave; errors among them are reported with those of planning.
    public var problems: Problems
    /// Whether a file that stands in the way may be overwritten.
    public var overwrites: Bool
    /// Whether what can be wired is wired where something else cannot.
    public var isPartial: Bool

    public init(
        spec: ModuleSpec,
        problems: Problems = Problems(),
        overwrites: Bool = false,
        isPartial: Bool = false
    ) {
        self.spec = spec
        self.problems = problems
        self.overwrites = overwrites
        self.isPartial = isPartial
    }
}
