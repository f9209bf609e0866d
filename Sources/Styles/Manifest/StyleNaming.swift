/// A style's naming: templates for the stems of the screens' type names.
package struct StyleNaming: Sendable, Equatable {
    package var rootScreen: String
    package var screen: String
}
