/// The variables and macros that a template has set, in frames that come and go with the tags.
struct Scope {
    /// A macro and the template that its text is in.
    struct BoundMacro {
        let macro: Node.Macro
        let template: Template
    }

    private struct Frame {
        let variables: Int
        let macros: Int
    }

    private var variables: [(name: String, value: TemplateValue)] = []
    private var macros: [BoundMacro] = []
    private var frames = [Frame(variables: 0, macros: 0)]

    mutating func pushFrame() {
        frames.append(Frame(variables: variables.count, macros: macros.count))
    }

    mutating func popFrame() {
        guard frames.count > 1, let frame = frames.popLast() else { return }
        variables.removeSubrange(frame.variables...)
        macros.removeSubrange(frame.macros...)
    }

    /// The value of the innermost variable called `name`.
    func value(of name: String) -> TemplateValue? {
        var index = variables.count
        while index > 0 {
            index -= 1
            if variables[index].name == name { return variables[index].value }
        }
        return nil
    }

    /// Sets a variable in the innermost frame.
    mutating func set(_ name: String, to value: TemplateValue) {
        var index = variables.count
        while index > frames[frames.count - 1].variables {
            index -= 1
            if variables[index].name == name {
                variables[index].value = value
                return
            }
        }
        variables.append((name, value))
    }

    func macro(named name: String) -> BoundMacro? {
        macros.last { $0.macro.name == name }
    }

    mutating func define(_ macro: BoundMacro) {
        let start = frames[frames.count - 1].macros
        if let index = macros[start...].lastIndex(where: { $0.macro.name == macro.macro.name }) {
            macros[index] = macro
        } else {
            macros.append(macro)
        }
    }

    var variableNames: [String] { variables.map(\.name) }

    var macroNames: [String] { macros.map(\.macro.name) }
}
