import Diagnostics

/// The header of a team's files: a comment in which `{file}` stands for the file's name.
///
/// It omits lines with the author or date, because regenerating a file must give the same text.
package struct FileHeader: Sendable, Equatable {
    static let fileName = "{file}"
    /// The lines without line breaks; empty if there is no header.
    package let lines: [String]

    package init(lines: [String]) { self.lines = lines }

    /// The header that at least half of the files share; empty if there is none.
    package init(commonTo files: [(name: String, bytes: [UInt8])], except modules: [String]) {
        let headers = files.map { Self.lines(of: $0.bytes, name: $0.name, modules: modules) }
        lines = headers.mostCommon { $0.joined() }.map { $0.count * 2 >= files.count ? $0.element : [] } ?? []
    }

    /// The header for one file, including the blank line after it.
    package func text(for name: some StringProtocol, module: String) -> String {
        guard !lines.isEmpty else { return "" }
        let filled = lines.map {
            $0.replacingAll(Self.fileName, with: String(name)).replacingAll("{module}", with: module)
        }
        return filled.joined(separator: "\n") + "\n\n"
    }

    private static func lines(of bytes: [UInt8], name: String, modules: [String]) -> [String] {
        var found: [String] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(40) {
            let text = String(decoding: line, as: UTF8.self).trimmingSpaces
            guard text.hasPrefix("//"), !text.hasPrefix("///"), !isDirective(text) else { break }
            found.append(generalised(text, name: name, modules: modules))
        }
        return squeezed(found.filter { !namesAuthorOrDate($0) })
    }

    /// Whether the comment is a directive to a tool, which is not part of the header.
    private static func isDirective(_ line: String) -> Bool {
        ["// swift-tools-version", "// swiftlint:", "// swift-format", "// scaffold:", "// MARK:", "// sourcery:"]
            .contains { line.hasPrefix($0) }
    }

    private static func generalised(_ line: String, name: String, modules: [String]) -> String {
        let line = line.replacingAll(name, with: fileName)
        let word = line.dropFirst(2).description.trimmingSpaces
        return modules.contains(word) ? line.replacingAll(word, with: "{module}") : line
    }

    private static func namesAuthorOrDate(_ line: String) -> Bool {
        ["Created by ", "created by ", "Created on ", "Author: ", "Date: "].contains { line.parted(by: $0).count > 1 }
    }

    /// A file's text without the lines of its header that name an author or a date.
    package static func withoutAuthor(_ text: String) -> String {
        var lines = text.parted(by: "\n")
        let header = lines.prefix { $0.hasPrefix("//") }.count
        guard lines[..<header].contains(where: namesAuthorOrDate) else { return text }
        var kept: [String] = []
        for line in lines[..<header] where !namesAuthorOrDate(line) {
            let isEmpty = line.drop { $0 == "/" }.allSatisfy(\.isWhitespace)
            if isEmpty, let last = kept.last, last.drop(while: { $0 == "/" }).allSatisfy(\.isWhitespace) { continue }
            kept.append(line)
        }
        lines.replaceSubrange(..<header, with: kept)
        return lines.joined(separator: "\n")
    }

    /// A file's text whose header has the file's name where it has that of a file of Swift.
    package static func naming(_ name: String, in text: String) -> String {
        var lines = text.parted(by: "\n")
        let place = lines.prefix { $0.hasPrefix("//") }.firstIndex { line in
            let words = line.drop { $0 == "/" }.split(whereSeparator: \.isWhitespace)
            return words.count == 1 && words[0].hasSuffix(".swift")
        }
        guard let place, let old = lines[place].split(whereSeparator: \.isWhitespace).last, name.hasSuffix(".swift")
        else { return text }
        lines[place] = lines[place].replacingAll(String(old.drop { $0 == "/" }), with: name)
        return lines.joined(separator: "\n")
    }

    /// The lines without repeated empty comment lines; empty if no others remain.
    private static func squeezed(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines where line != "//" || result.last != "//" { result.append(line) }
        return result.allSatisfy { $0 == "//" } ? [] : result
    }
}
