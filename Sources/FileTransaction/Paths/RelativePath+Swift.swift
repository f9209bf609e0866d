extension RelativePath {
    /// Whether this is a Swift file that is no manifest.
    package var isSource: Bool { fileExtension == "swift" && !isManifest }

    /// Whether this is the manifest of a package.
    package var isManifest: Bool { name == "Package.swift" }
}
