/// The styles that travel inside the binary: the files of `Templates/`, embedded by the build-tool plugin.
package enum BuiltInStyles {
    /// Every embedded file with its path below `Templates/`, sorted by path.
    package static var files: [(path: String, text: String)] {
        embedded
    }
}
