/// What sort of value a parameter holds, as far as generated code treats it differently.
public enum ParameterKind: String, Sendable {
    case string, int, double, bool, uuid, date, url
    case `enum`, `struct`, array, other

    /// Whether the value can be written into a URL and read back.
    public var isRoutable: Bool {
        switch self {
        case .string, .int, .double, .bool, .uuid, .enum: true
        default: false
        }
    }

    /// Whether a form has a control for it.
    public var isEditable: Bool {
        switch self {
        case .string, .int, .double, .bool, .date, .enum: true
        default: false
        }
    }
}
