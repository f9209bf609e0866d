extension RelativePath {
    /// Whether this is a Swift file that is no manifest.
    package var isSource: Bool { fileExtension == "swift" && !isManifest }

    /// Whether this is the manifest of a package, for all versions of Swift or for one: `Package@swift-5.9.swift`.
    package var isManifest: Bool { isMainManifest || name.hasPrefix("Package@swift-") && fileExtension == "swift" }

    /// Whether this is the manifest of a package for all versions of Swift.
    package var isMainManifest: Bool { name == "Package.swift" }
}
