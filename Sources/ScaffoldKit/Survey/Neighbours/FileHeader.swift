/// The comment that a team's files begin with: `{file}` stands for the file's name.
///
/// Lines that tell who made a file and when are left out, since a file that is made anew must come out the same.
struct FileHeader: Sendable, Equatable {
    static let fileName = "{file}"
    /// The lines, without a line break at the end; empty for none.
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
    }

    /// The header that at least half of these files have; none where there is none.
    init(commonTo files: [(name: String, bytes: [UInt8])], except modules: [String]) {
        var counts: [[String]: Int] = [:]
        for file in files {
            counts[Self.lines(of: file.bytes, name: file.name, modules: modules), default: 0] += 1
        }
        let best = counts.max { ($0.value, $1.key.joined()) < ($1.value, $0.key.joined()) }
        lines = best.map { $0.value * 2 >= files.count ? $0.key : [] } ?? []
    }

    /// The header for one file, with the blank line that follows it.
    func text(for name: some StringProtocol, module: String) -> String {
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
        return squeezed(found.filter { !tellsWhoOrWhen($0) })
    }

    /// Comments that tell tools something are no header.
    private static func isDirective(_ line: String) -> Bool {
        ["// swift-tools-version", "// swiftlint:", "// swift-format", "// scaffold:", "// MARK:", "// sourcery:"]
            .contains { line.hasPrefix($0) }
    }

    private static func generalised(_ line: String, name: String, modules: [String]) -> String {
        let line = line.replacingAll(name, with: fileName)
        let word = line.dropFirst(2).description.trimmingSpaces
        return modules.contains(word) ? line.replacingAll(word, with: "{module}") : line
    }

    private static func tellsWhoOrWhen(_ line: String) -> Bool {
        ["Created by ", "created by ", "Created on ", "Author: ", "Date: "].contains { line.parted(by: $0).count > 1 }
    }

    /// No two empty comment lines after each other.
    private static func squeezed(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines where line != "//" || result.last != "//" { result.append(line) }
        return result.allSatisfy { $0 == "//" } ? [] : result
    }
}
