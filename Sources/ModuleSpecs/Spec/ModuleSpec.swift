import AppModel
import Diagnostics

/// A module spec: the user's request as the flags or a spec file state it, before defaults.
///
/// `SpecFlags` and `SpecFile` both produce it; `ModuleResolver` turns it into a `Module`.
package struct ModuleSpec: Sendable, Equatable {
    package var name: Located<String>
    package var style: Located<String>?
    /// The chosen values of the style's options (`tests: xctest`).
    package var options: [Located<StyleChoice>] = []
    /// The screens, root first.
    package var screens: [ScreenSpec] = []
    /// Whether parts of the request could not be read. Their own problems suffice; a lack of screens is not reported as
    /// well.
    package var hasUnreadParts = false
    package var routes: [RouteSpec] = []
    package var useCases: [UseCaseSpec] = []
    package var types: [TypeSpec] = []
    /// Links to screens of other modules: `Orders.detail`, or `Orders` for the root.
    package var links: [Located<String>] = []
    /// Alternative first components of the module's URLs.
    package var aliases: [Located<String>] = []
    package var tab: TabSpec?

    package init(name: Located<String>) { self.name = name }

    /// The module's type name.
    package var typeName: String { NameWords(name.value).pascal }
}
