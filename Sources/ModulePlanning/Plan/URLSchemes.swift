import Diagnostics
import FileTransaction
import SwiftEdits

/// The URL schemes that an app registers in its `Info.plist` files.
package enum URLSchemes {
    /// The lower-case schemes of all `Info.plist` files outside tests. `nil` if there is no such file, if one cannot be parsed,
    /// or if a scheme is a build setting, such as `$(URL_SCHEME)`.
    ///
    /// - Throws: `Failure` if the disk cannot be read.
    package static func registered(in tree: FileTree) throws(Failure) -> Set<String>? {
        var found: Set<String>?
        for path in try tree.files(extensions: ["plist"]) where isOfApp(path) {
            guard let bytes = try tree.read(path), let schemes = InfoPlist.urlSchemes(in: bytes) else { return nil }
            found = (found ?? []).union(schemes.map { $0.lowercased() })
        }
        return found?.contains { $0.contains("$") } == true ? nil : found
    }

    private static func isOfApp(_ path: RelativePath) -> Bool {
        path.name.hasSuffix("Info.plist") && !path.text.contains("Tests")
    }
}
