#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

import ScaffoldKit

/// A file that a command line names to be written, wherever it is; what was in it is replaced.
struct OutputFile {
    let path: String

    func write(_ text: String) throws(CommandFailure) {
        guard let file = fopen(path, "w") else { throw failure(errno) }
        var text = text
        let isWritten = text.withUTF8 { bytes in
            bytes.isEmpty || fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
        }
        let code = errno
        guard fclose(file) == 0, isWritten else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> CommandFailure {
        let reason = String(cString: strerror(code)).lowercased()
        return CommandFailure(
            .diskRefused,
            [ReportedProblem(Problem("\"\(path)\" cannot be written: \(reason)"))]
        )
    }
}
