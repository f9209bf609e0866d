/// The variables and macros that a template has set, in frames that come and go with the tags.
struct Scope {
    /// A macro and the template that its text is in.
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
