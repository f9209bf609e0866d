import Foundation

/// The folders in which programs are found, as this process was given them.
public enum SearchPath {
    public static var folders: [String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map(String.init)
    }

    /// Whether there is a program of a name.
    public static func has(_ program: String) -> Bool {
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    /// The value of `PATH` that finds what is in a folder first.
    public static func beginning(with folder: String) -> String {
        ([folder] + folders).joined(separator: ":")
    }
}
