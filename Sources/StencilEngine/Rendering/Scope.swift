/// The variables and macros of a template, in frames by tag.
struct Scope {
    /// A macro and its template.
    struct BoundMacro {
        let macro: Node.Macro
        let template: Template
    }

    var variables = Frames<TemplateValue>()
    var macros = Frames<BoundMacro>()

    mutating func pushFrame() {
        variables.push()
        macros.push()
    }

    mutating func popFrame() {
        variables.pop()
        macros.pop()
    }
}
