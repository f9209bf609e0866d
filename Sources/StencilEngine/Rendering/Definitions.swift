/// What a template defines for those that import it.
struct Definitions {
    let variables: [String: TemplateValue]
    let macros: [String: Scope.BoundMacro]
    /// The names of the values that it reads.
    let reads: Set<String>
    /// What its rendering used of the limits.
    let usage: (bytes: Int, steps: Int)
}
