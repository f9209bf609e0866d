import AppModel

extension Finding {
    /// A violation of a rule.
    ///
    /// - Parameter values: The values of the placeholders in the rule's message.
    init(
        _ rule: Rule,
        at place: (file: String, span: SourceSpan),
        of declaration: String,
        _ values: [String: String],
        module: String? = nil
    ) {
        (self.rule, severity, why, section) = (rule.id, rule.severity, rule.why, rule.section)
        (file, span) = place
        self.declaration = declaration
        message = MessageText.fill(rule.message, values)
        self.module = module
    }
}
