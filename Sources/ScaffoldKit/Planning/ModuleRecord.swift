import YAMLReader

/// What the tool generated for a module, kept beside its spec: the files with their hashes, so that a later run knows what
/// is still as it was written.
struct ModuleRecord: Sendable, Equatable {
    struct File: Sendable, Equatable {
        var path: String
        var hash: String

        init(path: String, hash: String) {
            self.path = path
            self.hash = hash
        }

        init(path: String, text: String) {
            self.init(path: path, hash: ContentHash(of: Array(text.utf8)).description)
        }
    }

    var module: String
    var style: String
    var files: [File]

    static func path(_ module: String) -> String { ".scaffold/modules/\(module).json" }
    static func specPath(_ module: String) -> String { ".scaffold/modules/\(module).yml" }

    /// Whether the tool wrote this file for the module.
    func owns(_ path: String) -> Bool {
        files.contains { $0.path == path }
    }

    /// The hash of a file as it was written, or `nil` for one that was not.
    func hash(of path: String) -> String? {
        files.first { $0.path == path }?.hash
    }

    /// The record in JSON.
    var text: String {
        let files = files.sorted { $0.path < $1.path }.map { file in
            YAMLValue.object([YAMLMember("path", .string(file.path)), YAMLMember("sha256", .string(file.hash))])
        }
        return JSONWriter.write(
            .object([
                YAMLMember("schema", .int(1)), YAMLMember("module", .string(module)),
                YAMLMember("style", .string(style)),
                YAMLMember("files", .array(files)),
            ])
        ) + "\n"
    }

    /// The record of a module, empty where there is none.
    static func read(_ module: String, in tree: FileTree) throws(PlanError) -> ModuleRecord {
        let empty = ModuleRecord(module: module, style: "", files: [])
        let bytes: [UInt8]?
        do throws(FileTreeError) {
            guard let path = try? RelativePath(path(module)) else { return empty }
            bytes = try tree.read(path)
        } catch {
            throw .files(error)
        }
        guard let bytes else { return empty }
        do throws(Problem) {
            let root = try YAMLSource(name: path(module), bytes: bytes).root()
            let files = (root["files"]?.sequence ?? []).compactMap { node -> File? in
                guard let path = node["path"]?.text, let hash = node["sha256"]?.text else { return nil }
                return File(path: path, hash: hash)
            }
            return ModuleRecord(module: module, style: root["style"]?.text ?? "", files: files)
        } catch {
            throw .problems(Problems([error]))
        }
    }
}
