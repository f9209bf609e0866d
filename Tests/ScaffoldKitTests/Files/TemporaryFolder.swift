import Foundation
import ScaffoldKit
import Testing

/// A folder of its own for one test, gone with the value.
final class TemporaryFolder {
    let path: String
    private let isOwn: Bool

    /// - Parameter isMadeOften: Whether a test makes hundreds of these; they then lie in memory where there is a place for that.
    init(isMadeOften: Bool = false) {
        isOwn = true
        let isInMemory = isMadeOften && FileManager.default.isWritableFile(atPath: "/dev/shm")
        let base = isInMemory ? "/dev/shm" : FileManager.default.temporaryDirectory.path
        var template = Array("\(base)/scaffold-test-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }
        path = String(cString: realpath(made!, nil))
    }

    /// A folder that somebody else takes away.
    init(existing path: String) {
        self.path = path
        isOwn = false
    }

    deinit {
        guard isOwn else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    func full(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, making its folders.
    func put(_ name: String, _ text: String) {
        let folder = (full(name) as NSString).deletingLastPathComponent
        try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try! Data(text.utf8).write(to: URL(fileURLWithPath: full(name)))
    }

    func makeFolder(_ name: String) {
        try! FileManager.default.createDirectory(atPath: full(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) {
        try! FileManager.default.createSymbolicLink(atPath: full(name), withDestinationPath: target)
    }

    func remove(_ name: String) {
        #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: full(name)) }
    }

    func setPermissions(_ name: String, _ bits: Int) {
        try! FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: full(name))
    }

    func permissions(_ name: String) -> Int? {
        let found = try? FileManager.default.attributesOfItem(atPath: full(name))[.posixPermissions]
        return (found as? NSNumber)?.intValue
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: full(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    func exists(_ name: String) -> Bool {
        var info = stat()
        return lstat(full(name), &info) == 0
    }

    /// Everything below the folder: files with their text, folders with `nil`, links with their target after an arrow.
    var tree: [String: String?] {
        var found: [String: String?] = [:]
        for name in FileManager.default.enumerator(atPath: path)!.compactMap({ $0 as? String }) {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full(name)) {
                found[name] = "-> \(target)"
                continue
            }
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: full(name), isDirectory: &isFolder)
            found[name] = isFolder.boolValue ? .some(nil) : text(name)
        }
        return found
    }
}

extension RelativePath: ExpressibleByStringLiteral {
    /// A path in a test, where a wrong one is a mistake in the test itself.
    public init(stringLiteral text: String) {
        try! self.init(text)
    }
}

/// Counts the system calls of one test, and may refuse one.
final class CallCounter {
    private(set) var calls: [SystemCall] = []

    /// Access to the disk that notes each call.
    ///
    /// - Parameter refuse: The error to give instead of making the call; `nil` to make it.
    func disk(refusing refuse: @escaping (Int, SystemCall) -> CInt? = { _, _ in nil }) -> DiskAccess {
        DiskAccess { [self] call throws(SystemError) in
            calls.append(call)
            if let code = refuse(calls.count, call) { throw SystemError(code: code, operation: call.operation) }
        }
    }
}
