import ScaffoldKit

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

    /// The problem with its place.
    var problem: Problem {
        switch reason {
        case .missing: Problem("there is no such file", at: SourceMark(source: name))
        case .folder: Problem("this is a folder, where a file is wanted", at: SourceMark(source: name))
        case .tooLarge:
            Problem("the file is larger than \(InputFile.largestSize / 1024 / 1024) MB", at: SourceMark(source: name))
        case .notText(let line):
            Problem("the line is not UTF-8 text", at: SourceMark(source: name, line: line, column: 1))
        case .refused(let code):
            Problem("the file cannot be read: \(Self.text(code))", at: SourceMark(source: name))
        }
    }

    var description: String { problem.description }

    /// The exit code that stands for it: the disk's refusal is its own, everything else is bad input.
    var exitCode: ExitCode {
        if case .refused = reason { .diskRefused } else { .badInput }
    }

    private static func text(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
