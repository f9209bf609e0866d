import Diagnostics

/// How an app's Xcode project comes by its files: by folders that it keeps in step with the disk, or file by file.
public struct ProjectFolders: Sendable {
    /// The projects that list their files one by one.
    private var listing: [String] = []
    /// What makes the project anew, where something does (`xcodegen`).
    private var generator: String?

    /// - Throws: `Failure` where the app cannot be read.
    public init(of tree: FileTree) throws(Failure) {
        for path in try tree.files(extensions: ["pbxproj"]) {
            guard let bytes = try tree.read(path) else { continue }
            if Self.find("PBXFileSystemSynchronizedRootGroup", in: bytes) { continue }
            let folder = path.components.dropLast().last.map(String.init) ?? path.text
            listing.append(folder)
        }
        if try tree.read(RelativePath(trusted: "project.yml")) != nil { generator = "xcodegen generate" }
        if try tree.read(RelativePath(trusted: "Project.swift")) != nil { generator = "tuist generate" }
    }

    /// What the user has to do for new files to be built.
    public var remarks: [Problem] {
        if let generator {
            return [Problem("the project is made anew from its manifest", hint: "run \(generator)", severity: .note)]
        }
        return listing.map { project in
            Problem(
                "\"\(project)\" lists its files one by one, so new files are not built yet",
                hint:
                    "add them to their target in Xcode, or turn the group into a folder, which Xcode 16 keeps in step",
                severity: .note
            )
        }
    }

    private static func find(_ word: String, in bytes: [UInt8]) -> Bool {
        let wanted = Array(word.utf8)
        guard bytes.count >= wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { all in
            var index = 0
            while index <= all.count - wanted.count {
                if all[index] == wanted[0], all[index..<index + wanted.count].elementsEqual(wanted) { return true }
                index += 1
            }
            return false
        }
    }
}
