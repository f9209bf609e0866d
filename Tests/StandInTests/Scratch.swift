import Foundation
import StandInToolchain

/// A folder of source files that a test writes.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("standins-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes files into a folder of the module's name.
    func module(_ name: String, _ files: [String: String]) throws -> SourceModule {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (file, text) in files {
            try Data(text.utf8).write(to: place.appendingPathComponent(file))
        }
        return try SourceModule(name: name, folders: [place])
    }
}
