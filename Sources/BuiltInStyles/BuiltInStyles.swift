/// The styles embedded in the binary: the files of `Templates/`, which the build-tool plugin turns into Swift.
package enum BuiltInStyles {
    /// Every embedded file with its path below `Templates/`, sorted by path.
    package static var files: [(path: String, text: String)] { embedded }

    /// The text of an embedded file, such as the schema of specs; empty if there is none.
    package static func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }

    /// The name of the style that is used where no app and no option names one.
    package static var defaultName: String { String(text("default-style").dropLast()) }
}
