/// What the spec says of the module's place in the app's tab bar.
public enum TabSpec: Sendable, Equatable {
    /// The module has no tab (`none`): a sign-in flow, say.
    case absent
    /// A tab with a title and, if given, the name of an SF Symbol.
    case shown(title: Located<String>, icon: Located<String>?)
}
