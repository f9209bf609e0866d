import FileTransaction

extension AppDeclarations {
    /// Whether two files are of one target, as far as manifests tell: those of a package, or the folders that have one.
    package func areOfOneTarget(_ file: SourceFile, _ other: SourceFile) -> Bool {
        if let target = target(of: file)?.folder { return target == self.target(of: other)?.folder }
        let manifests = standing.modules.manifests
        return manifests.home(of: file.path) == manifests.home(of: other.path)
    }
}
