import Foundation

/// The folder that a command writes to, compared with the folder that SwiftPM's sandbox on a Mac lets a plugin write to.
struct WritingPlace {
    private let arguments: [String]
    private let folder: URL

    /// - Parameter folder: The folder of the package or Xcode project.
    init(arguments: [String], folder: URL) {
        (self.arguments, self.folder) = (arguments, Self.resolved(folder))
    }

    /// What to do if the app's root is outside of the folder; `nil` if it is inside.
    var advice: String? {
        if let output {
            let root = Self.resolved(URL(fileURLWithPath: output, relativeTo: folder))
            guard !isWithin(root) else { return nil }
            return "\(root.path) is outside of this package, where a plugin may write only if it is allowed: "
                + command(at: root)
        }
        guard let root = appRoot, !isWithin(root) else { return nil }
        return
            "the app's root, \(root.path), is above this package, and this command works on the package; for the app, allow it to "
            + "write there: " + command(at: root) + " --output " + Self.quoted(root.path)
    }

    /// The value of the last `--output`, as the tool reads it.
    private var output: String? {
        let given = arguments.prefix { $0 != "--" }
        for (argument, value) in zip(given, given.dropFirst() + [""]).reversed() {
            if argument == "--output" || argument == "-o" { return value }
            if argument.hasPrefix("--output=") { return String(argument.dropFirst("--output=".count)) }
        }
        return nil
    }

    /// The nearest folder upwards with a `.scaffold.yml` or an Xcode project.
    private var appRoot: URL? {
        var place = folder
        while place.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            if names.contains(where: { $0 == ".scaffold.yml" || $0.hasSuffix(".xcodeproj") }) { return place }
            place.deleteLastPathComponent()
        }
        return nil
    }

    private func isWithin(_ place: URL) -> Bool {
        place.path == folder.path || place.path.hasPrefix(folder.path + "/")
    }

    private func command(at root: URL) -> String {
        let words = ["--allow-writing-to-directory", root.path, "scaffold"] + arguments
        return "swift package " + words.map(Self.quoted).joined(separator: " ")
    }

    private static func resolved(_ place: URL) -> URL { place.resolvingSymlinksInPath().standardizedFileURL }

    /// The word quoted for a shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,".contains($0)) }
        return isPlain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
