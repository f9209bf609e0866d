import Diagnostics

/// The spec of a module's tab.
package enum TabSpec: Sendable, Equatable {
    /// The module has no tab (`none`), for example a sign-in flow.
    case absent
    /// A tab with a title and optionally the name of an SF Symbol.
    case shown(title: Located<String>, icon: Located<String>?)
}
