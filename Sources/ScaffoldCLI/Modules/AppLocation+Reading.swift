import Diagnostics
import ScaffoldKit

extension AppLocation {
    /// The folder for a command that only reads: one that is not there is a mistake.
    init(reading output: String?) throws(Failure) {
        try self.init(output: output)
        guard folder.exists else {
            let problem = Problem("there is no folder \"\(written)\"", at: SourceMark(source: "--output"))
            throw Failure(problem)
        }
    }
}
