#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file that a command line names cannot be read.
struct InputFileProblem: Error, Equatable, CustomStringConvertible {
    enum Reason: Equatable {
        case missing
        case folder
        case tooLarge
        /// The bytes are no UTF-8 from this line on.
        case notText(line: Int)
        /// The system's error number.
        case refused(Int32)
    }

    let name: String
    let reason: Reason

    /// `file: error: what is wrong`.
    var description: String {
        switch reason {
        case .missing: "\(name): error: there is no such file"
        case .folder: "\(name): error: this is a folder, where a file is wanted"
        case .tooLarge: "\(name): error: the file is larger than \(InputFile.largestSize / 1024 / 1024) MB"
        case .notText(let line): "\(name):\(line):1: error: the line is not UTF-8 text"
        case .refused(let code): "\(name): error: the file cannot be read: \(Self.text(code))"
        }
    }

    /// The exit code that stands for it: the disk's refusal is its own, everything else is bad input.
    var exitCode: ExitCode {
        if case .refused = reason { .diskRefused } else { .badInput }
    }

    private static func text(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
