import Diagnostics

extension RelativePath {
    private static let manifest = Array("Package.swift".utf8)
    private static let endings = [Array(".swift".utf8)]

    /// Whether this is a Swift file that is no manifest.
    package var isSource: Bool { hasExtension(among: Self.endings) && !isManifest }

    /// Whether this is the manifest of a package.
    package var isManifest: Bool {
        withBytes { bytes in
            let start = bytes.count - Self.manifest.count
            return start >= 0 && (start == 0 || bytes[start - 1] == UInt8(ascii: "/"))
                && ByteSearch.ends(bytes, with: Self.manifest)
        }
    }
}
