import Diagnostics
import ModuleSpecs
import StencilEngine

extension ContextBuilder {
    /// The value of a `parameter`. Its type comes without properties, as types may refer to each other in a cycle.
    func parameterValue(_ parameter: Parameter, owner: String? = nil) -> TemplateDictionary {
        let words = NameWords(parameter.name)
        let kind = module.kind(of: parameter.type)
        let behind = module.type(parameter.type.subject.text)
        var value: TemplateDictionary = [
            "name": .string(SwiftIdentifier.escaped(parameter.name)), "raw": .string(parameter.name),
            "pascal": .string(words.pascal), "title": .string(words.title), "sentence": .string(words.sentence),
            "type": .string(parameter.type.parameterText),
            "base": .string((parameter.type.isClosure ? "@Sendable " : "") + parameter.type.unwrapped.text),
            "kind": .string(kind.rawValue),
            "isOptional": .bool(parameter.type.isOptional), "isID": .bool(parameter.isID),
        ]
        value["default"] = parameter.defaultValue.map { .string($0) } ?? .null
        value["sample"] = .string(samples.value(of: parameter, owner: owner, .first))
        value["other"] = .string(samples.value(of: parameter, owner: owner, .second))
        value["blank"] = .string(samples.blank(parameter.type))
        value["awkward"] = .string(
            parameter.type == .named("String")
                ? "\"\(Samples.awkwardText)\"" : samples.value(of: parameter, owner: owner, .first)
        )
        value["spec"] = behind.map { .dictionary(briefType($0)) } ?? .null
        value["element"] = parameter.type.element.map { .string($0.text) } ?? .null
        value["isEntity"] = .bool(behind?.isEnumeration == false)
        value["input"] = .string(inputName(of: parameter))
        return value
    }

    /// The name of a parameter's field in a form: its own name, or another if the view model uses that name already.
    func inputName(of parameter: Parameter) -> String {
        guard reservedMembers.contains(parameter.name) else { return parameter.name }
        return parameter.name + (module.kind(of: parameter.type) == .string ? "Text" : "Value")
    }
}
