/// The spec of a new app, as `scaffold app` receives it.
package struct AppSpec: Sendable, Equatable {
    package var name: Located<String>
    package var style: Located<String>?
    package var options: [Located<StyleChoice>] = []
    /// The app's first modules; if empty, the style's own list applies.
    package var modules: [ModuleSpec] = []

    package init(name: Located<String>) {
        self.name = name
    }
}
