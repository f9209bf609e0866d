/// What a template sets and defines where it is imported.
///
/// It is the same at the next import as long as what the template reads of the context is: a style's pieces import the same names
/// dozens of times.
struct ImportedScope: Sendable {
    /// What the template reads from outside, by its name; `nil` for a name that stood for nothing.
    let inputs: [String: TemplateValue?]
    let scope: Scope
    /// What a run of the template counts for in the limits.
    let steps: Int
    let bytes: Int

    /// Whether the template would set the same again.
    ///
    /// - Parameters:
    ///   - context: The values that it would be imported with.
    ///   - outer: The variables around the import, which go before the context.
    func holds(in context: TemplateDictionary, within outer: Scope) -> Bool {
        inputs.allSatisfy { name, value in
            guard outer.value(of: name) == nil else { return false }
            switch (value, context[name]) {
            case (nil, nil): return true
            case (let value?, let other?): return value.isSame(as: other)
            default: return false
            }
        }
    }
}

/// What a template that is imported reads from outside, while it runs.
struct ImportInputs {
    private(set) var values: [String: TemplateValue?] = [:]
    /// Whether the template reads only what the context holds, and does nothing but set and define.
    var isRepeatable = true

    mutating func note(_ name: String, _ value: TemplateValue?) { values.updateValue(value, forKey: name) }

    mutating func note(_ others: [String: TemplateValue?]) { values.merge(others) { own, _ in own } }
}
