import Foundation
import StandInToolchain
import TestSupport

/// A folder of source files that a test writes.
final class Scratch {
    private let temporary = TemporaryFolder()

    var folder: URL { temporary.url }

    /// Writes files into a folder of the module's name.
    func module(_ name: String, _ files: [String: String]) throws -> SourceModule {
        for (file, text) in files { try temporary.write(text, to: "\(name)/\(file)") }
        return try SourceModule(name: name, folders: [folder.appendingPathComponent(name)])
    }
}
