/// A parameter of a screen or use case, or a property of a type.
package struct ParameterSpec: Sendable, Equatable {
    package var name: Located<String>
    package var type: Located<TypeReference>
    /// A Swift expression, used unchanged.
    package var defaultValue: Located<String>?
}
