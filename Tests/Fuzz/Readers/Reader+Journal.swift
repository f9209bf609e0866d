import FileTransaction

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Reader {
    /// What a killed run has left, on a real disk: whatever it says, a file that it does not name by its bytes stays.
    static let journal = Reader(
        "journal",
        seeds: [
            "scaffold commit, format 2\nmade Modules\nemptied 493 Old\nfile 0 - \(String(repeating: "0", count: 32)) Modules/A.swift\nend\n"
        ],
        words: numbers + ["../", "/", "file ", "made ", "emptied ", "end\n", "keep", "0 ", "- ", " "]
    ) { bytes in
        let root = FuzzTree.folder
        mkdir(root + "/.scaffold-commit", 0o755)
        put(bytes, root + "/.scaffold-commit/journal")
        put(Array("kept\n".utf8), root + "/keep")
        guard var tree = try? FileTree(root: root) else { return fail("no folder") }
        _ = try? tree.beginWriting(patience: .milliseconds(10))
        guard let path = try? RelativePath("keep"), let kept = try? tree.read(path), kept == Array("kept\n".utf8) else {
            return fail("a file was lost")
        }
        unlink(root + "/.scaffold-commit/journal")
        rmdir(root + "/.scaffold-commit")
        unlink(root + "/keep")
    }

    private static func put(_ bytes: [UInt8], _ path: String) {
        guard let file = fopen(path, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}
