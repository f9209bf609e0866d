import Diagnostics

/// The URL schemes that an app registers in its `Info.plist`.
public enum URLSchemes {
    /// The schemes in lower case of all `Info.plist` files, those of tests left out; `nil` where there is no such file, where one
    /// cannot be read, or where a scheme is a build setting, such as `$(URL_SCHEME)`.
    ///
    /// - Throws: `Failure` where the disk refuses.
    public static func registered(in tree: FileTree) throws(Failure) -> Set<String>? {
        var found: Set<String>?
        for path in try tree.files(extensions: ["plist"]) where isOfApp(path) {
            guard let bytes = try tree.read(path), let schemes = schemes(in: bytes) else { return nil }
            found = (found ?? []).union(schemes)
        }
        return found?.contains { $0.contains("$") } == true ? nil : found
    }

    private static func isOfApp(_ path: RelativePath) -> Bool {
        path.name.hasSuffix("Info.plist") && !path.text.contains("Tests")
    }

    private static func schemes(in bytes: [UInt8]) -> [String]? {
        guard let root = try? MarkupReader.root(of: bytes), let dictionary = root.children.first else { return nil }
        let text = ByteText(bytes: bytes)
        let types = dictionary.value("CFBundleURLTypes", in: text)?.children ?? []
        return types.flatMap { $0.value("CFBundleURLSchemes", in: text)?.children ?? [] }
            .map { text.text($0.content).trimmingSpaces.lowercased() }
    }
}
