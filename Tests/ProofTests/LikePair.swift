import Foundation
import TestSupport
import Testing

/// A module of an app in `Tests/Data/Apps/like`, and the name of its copy.
struct LikePair: CustomTestStringConvertible, Sendable {
    let app: String
    let exemplar: String
    let new: String

    static let folder = Repository.likeApps

    /// The lines of `modules.list`.
    static var all: [LikePair] {
        get throws {
            let text = try String(contentsOf: folder.appendingPathComponent("modules.list"), encoding: .utf8)
            return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
                let words = line.split(separator: " ").map(String.init)
                return LikePair(app: words[0], exemplar: words[1], new: words[2])
            }
        }
    }

    static var apps: [String] {
        get throws { Set(try all.map(\.app)).sorted() }
    }

    var line: String { "\(app) \(exemplar) \(new)" }
    var testDescription: String { "\(app), \(exemplar)" }

    /// Singulars that are not the plural without its last letter.
    private static let singulars = ["Loaves": "Loaf", "Deliveries": "Delivery"]

    /// A text of the copy with the exemplar's names, in every number and spelling.
    func back(_ text: String) -> String {
        let whole = [(new, exemplar), (Self.singular(new), Self.singular(exemplar))]
        let domains = whole.map { (Self.domain($0.0), Self.domain($0.1)) }
        return (whole + domains).reduce(text) { text, pair in
            zip(Self.spellings(pair.0), Self.spellings(pair.1)).reduce(text) { text, spelling in
                text.replacingOccurrences(of: spelling.0, with: spelling.1)
            }
        }
    }

    private static func singular(_ name: String) -> String {
        singulars[name] ?? (name.hasSuffix("s") ? String(name.dropLast()) : name)
    }

    /// A name without its verb: what `ListCrossings` lists.
    private static func domain(_ name: String) -> String {
        for verb in ["List", "Show"] where name.hasPrefix(verb) { return String(name.dropFirst(verb.count)) }
        return name
    }

    /// `ChatRoom`, `chatRoom`, `chat-room`, `chat_room`, `CHAT_ROOM` and `chat room`.
    private static func spellings(_ name: String) -> [String] {
        let words = name.reduce(into: [String]()) { words, letter in
            letter.isUppercase ? words.append(String(letter)) : words[words.count - 1].append(letter)
        }
        let lower = words.map { $0.lowercased() }
        let camel = lower[0] + words.dropFirst().joined()
        return [
            name, camel, lower.joined(separator: "-"), lower.joined(separator: "_"),
            lower.joined(separator: "_").uppercased(), lower.joined(separator: " "),
        ]
    }
}

extension String {
    /// Without the comment in which Xcode says who wrote a file and when.
    var withoutHeader: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let header = lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") && !$0.hasPrefix("// swift-tools") }
        return lines.dropFirst(header.count).joined(separator: "\n")
    }
}
