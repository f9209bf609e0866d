import Diagnostics

/// The spec of a type that the module declares.
package struct TypeSpec: Sendable, Equatable {
    /// The shape of the type: a structure with properties, or an enumeration with plain cases.
    package enum Shape: Sendable, Equatable {
        case structure([ParameterSpec])
        case enumeration([Located<String>])
    }

    package var name: Located<String>
    package var shape: Shape
}
