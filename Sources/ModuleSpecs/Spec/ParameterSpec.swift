import Diagnostics

/// A parameter of a screen or use case, or a property of a type.
package struct ParameterSpec: Sendable, Equatable {
    package var name: Located<String>
    package var type: Located<TypeReference>
    /// A Swift expression, used unchanged.
    package var defaultValue: Located<String>?

    package init(name: Located<String>, type: Located<TypeReference>, defaultValue: Located<String>? = nil) {
        (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
    }
}
