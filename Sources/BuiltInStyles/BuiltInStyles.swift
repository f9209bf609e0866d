/// The styles that travel inside the binary: the files of `Templates/`, embedded by the build-tool plugin.
package enum BuiltInStyles {
    /// Every embedded file with its path below `Templates/`, sorted by path.
    package static var files: [(path: String, text: String)] {
        embedded
    }

    /// The text of a file that is not of a style, such as the schema of specs.
    package static func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }

    /// The name of the style that is used where no app and no option names one.
    package static var defaultName: String { String(text("default-style").dropLast()) }
}
