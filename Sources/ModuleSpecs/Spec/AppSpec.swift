import AppModel
import Diagnostics

/// The spec of a new app, as `scaffold app` receives it.
package struct AppSpec: Sendable, Equatable {
    package var name: Located<String>
    package var style: Located<String>?
    package var options: [Located<StyleChoice>] = []
    /// The oldest iOS of the app; if omitted, that of the style and its options.
    package var minimumIOS: Located<String>?
    /// The app's first modules; if empty, the style's own list applies.
    package var modules: [ModuleSpec] = []

    package init(name: Located<String>) { self.name = name }
}
