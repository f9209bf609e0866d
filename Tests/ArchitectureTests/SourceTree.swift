import Foundation
import SwiftOutline
import TestSupport

/// The Swift files below `Sources`, with the folder of each: the target's folder, or the one in it that has the file.
struct SourceTree {
    struct File {
        let path: String
        let outline: Outline

        var target: String { String(path.prefix { $0 != "/" }) }
        /// `Target/Folder`; `Target/.` for a file of the target's own folder.
        var folder: String {
            let parts = path.split(separator: "/")
            return parts.count > 2 ? parts[..<2].joined(separator: "/") : "\(target)/."
        }
        var imports: Set<String> { Set(outline.declarations.filter { $0.kind == .import }.map(\.name)) }
    }

    let files: [File]

    init() throws {
        let root = Repository.root.appendingPathComponent("Sources")
        files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { path in
                File(
                    path: path,
                    outline: Outline(try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
                )
            }
    }
}
