import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
    /// Writes a file, with the folders above it.
    func put(_ name: String, _ text: String) {
        try! write(text, to: name)
    }

    func link(_ name: String, to target: String) {
        try! FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func remove(_ name: String) {
        #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path(name)) }
    }

    func setPermissions(_ name: String, _ bits: Int) {
        try! FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path(name))
    }

    func permissions(_ name: String) -> Int? {
        let found = try? FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions]
        return (found as? NSNumber)?.intValue
    }

    func exists(_ name: String) -> Bool {
        var info = stat()
        return lstat(path(name), &info) == 0
    }

    /// Everything below the folder: files with their text, folders with `nil`, links with their target after an arrow.
    var tree: [String: String?] {
        var found: [String: String?] = [:]
        for name in FileManager.default.enumerator(atPath: path)!.compactMap({ $0 as? String }) {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path(name)) {
                found[name] = "-> \(target)"
                continue
            }
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
            found[name] = isFolder.boolValue ? .some(nil) : text(name)
        }
        return found
    }
}
