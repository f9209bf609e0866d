import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The oldest iOS that an app declares support for.
package struct DeploymentTarget {
    /// The version (`16.0`), or `nil` if the app does not declare one.
    package let version: String?

    /// Reads `.scaffold.yml`, else the Xcode project with its `.xcconfig` files, else the root's `Package.swift`.
    ///
    /// If configurations or targets differ, the oldest version counts, as the new code must compile for all of them.
    package init(of tree: FileTree) throws(Failure) {
        if let stated = try AppConfiguration.read(in: tree).minimumIOS {
            version = stated.value
            return
        }
        var found: [String] = []
        for path in try tree.files(extensions: ["pbxproj", "xcconfig"]) {
            found += try tree.read(path).map(Self.settings) ?? []
        }
        if found.isEmpty, let package = try tree.read(RelativePath(trusted: "Package.swift")) {
            found = Self.platforms(package)
        }
        version = found.min(by: Self.isOlder)
    }

    /// Compares two versions number by number.
    package static func isOlder(_ left: String, _ right: String) -> Bool {
        numbers(left).lexicographicallyPrecedes(numbers(right))
    }

    /// The numbers of a version, without trailing zeros.
    private static func numbers(_ version: String) -> [Int] {
        var numbers = version.split(separator: ".").map { Int($0) ?? 0 }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }

    /// The versions in the lines of a project or a settings file.
    private static func settings(_ bytes: [UInt8]) -> [String] {
        guard SourceText(bytes).contains("IPHONEOS_DEPLOYMENT_TARGET") else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let isOther = line.first { $0 > UInt8(ascii: " ") }.map { $0 < 0x80 && $0 != UInt8(ascii: "I") } ?? true
            guard !isOther else { return nil }
            let parts = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1)
            guard parts.count == 2, String(parts[0]).trimmingSpaces == "IPHONEOS_DEPLOYMENT_TARGET" else { return nil }
            return version(in: parts[1].filter { $0 != ";" && $0 != "\"" && $0 != "\r" })
        }
    }

    /// The versions in a package manifest: `.iOS(.v16)`, `.iOS(.v16_4)` and `.iOS("16.4")`.
    private static func platforms(_ bytes: [UInt8]) -> [String] {
        SwiftDocument(bytes).outline.code().calls.filter { $0.name == "iOS" }.compactMap { call in
            guard let argument = call.arguments.first else { return nil }
            let text = argument.value.text
            guard text.hasPrefix(".v") else { return version(in: text.filter { $0 != "\"" }) }
            return version(in: text.dropFirst(2).map { $0 == "_" ? "." : String($0) }.joined())
        }
    }

    /// The text as a version with a minor number (`16` becomes `16.0`), or `nil` for anything else, such as a variable, or a
    /// version that iOS does not have.
    package static func version(in text: some StringProtocol) -> String? {
        let text = String(text).trimmingSpaces
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.allSatisfy(isNumber) else { return nil }
        guard let major = Int(parts[0]), major < absurd, !skipped.contains(major) else { return nil }
        return parts.count == 1 ? text + ".0" : text
    }

    /// A version that people state, for which the problems get an error if it is none.
    package static func version(of stated: Located<String>, _ problems: inout Problems) -> String? {
        if let version = version(in: stated.value) { return version }
        problems.add("\"\(stated.value)\" is no version of iOS", at: stated.mark, hint: hint(for: stated.value))
        return nil
    }

    /// What to write instead of a text that is no version.
    package static func hint(for text: String) -> String {
        let isSkipped = text.split(separator: ".").first.flatMap { Int($0) }.map(skipped.contains) ?? false
        return isSkipped ? "did you mean \"26.0\"? it follows iOS 18" : "\"17.0\" is one"
    }

    /// Since iOS 26 the number is that of a year.
    private static let skipped = 19...25
    private static let absurd = 50

    private static func isNumber(_ part: Substring) -> Bool {
        (1...3).contains(part.utf8.count) && part.utf8.allSatisfy(\.isDigit) && (part == "0" || part.first != "0")
    }
}
