import Foundation

/// The folders in which programs are found, as this process was given them.
enum SearchPath {
    static var folders: [String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map(String.init)
    }

    /// The value of `PATH` that finds what is in a folder first.
    static func beginning(with folder: String) -> String {
        ([folder] + folders).joined(separator: ":")
    }
}
