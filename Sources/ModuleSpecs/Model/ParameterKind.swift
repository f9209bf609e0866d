/// The kind of a parameter's value, as far as generated code distinguishes it.
package enum ParameterKind: String, Sendable {
    case string, int, double, decimal, bool, uuid, date, url
    case `enum`, `struct`, array, closure, other

    /// Whether the value can be encoded in a URL.
    package var isRoutable: Bool {
        switch self {
        case .string, .int, .double, .bool, .uuid, .enum: true
        default: false
        }
    }

    /// Whether a form can edit the value.
    package var isEditable: Bool {
        switch self {
        case .string, .int, .double, .decimal, .bool, .date, .enum: true
        default: false
        }
    }
}
