import StencilEngine
import YAMLReader

extension YAMLValue {
    /// Converts a template's context.
    init(_ dictionary: TemplateDictionary) {
        self = .object(dictionary.map { YAMLMember($0.key, YAMLValue($0.value)) })
    }

    /// Converts a value of a template's context.
    init(_ value: TemplateValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let text): self = .string(text)
        case .array(let items): self = .array(items.map(YAMLValue.init))
        case .dictionary(let dictionary): self.init(dictionary)
        }
    }
}
