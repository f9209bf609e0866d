/// The parts of a module's record that come from its pieces.
struct RecordParts {
    var files: [ModuleRecord.File] = []
    var texts: [ModuleRecord.Text] = []
    var catalogues: [String] = []
    var helpers: [ModuleRecord.Helper] = []
    /// The files that stay as they are, although a changed style would add them or render them differently.
    var restyled: Set<String> = []

    /// Adds a file, or the types of another piece to a known file.
    mutating func add(_ file: ModuleRecord.File) {
        if let index = files.firstIndex(where: { $0.path == file.path }) {
            files[index].types += file.types
        } else {
            files.append(file)
        }
    }

    /// Updates a module's record after a run that wrote only these parts.
    func amend(_ record: inout ModuleRecord) {
        for file in files {
            if let index = record.files.firstIndex(where: { $0.path == file.path }) {
                record.files[index] = file
            } else {
                record.files.append(file)
            }
        }
        record.texts = texts(after: record.texts)
    }

    /// The texts of earlier runs as this run has updated them, and those of this run.
    func texts(updating old: [ModuleRecord.Text]) -> [ModuleRecord.Text] {
        let known = old.map { old in texts.first { $0.file == old.file && $0.key == old.key } ?? old }
        return texts(after: known)
    }

    /// Merges the texts of earlier runs with those of this run.
    func texts(after old: [ModuleRecord.Text]) -> [ModuleRecord.Text] {
        old + texts.filter { new in !old.contains { $0.file == new.file && $0.key == new.key } }
    }
}
