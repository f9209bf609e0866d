import Foundation

/// The URLs of a module with the routes that they lead to, read from the tests that the tool wrote for them.
///
/// Those tests hold a list of pairs of a URL and a route, in either order, and are run by `CompileTests`: what stands in
/// them is what the routes do.
struct RouteTable {
    /// `catalogItems/7 → .detail(itemId: 7)`.
    let links: Set<String>

    /// - Parameter module: The module's name: where the app has one enum of routes, their names begin with it, and here without.
    init(tests text: String, module: String) {
        guard let start = text.range(of: "links: ["), let list = text[start.upperBound...].range(of: "] = [") else {
            links = []
            return
        }
        let all = Self.pairs(in: text[list.upperBound...]).compactMap(Self.link)
        let prefix = "." + module.prefix(1).lowercased() + module.dropFirst()
        let arePrefixed = all.allSatisfy {
            $0.route.hasPrefix(prefix) && $0.route.dropFirst(prefix.count).first?.isUppercase == true
        }
        links = Set(all.map { "\($0.url) → \(arePrefixed ? Self.without(prefix, $0.route) : $0.route)" })
    }

    private static func without(_ prefix: String, _ route: String) -> String {
        let rest = route.dropFirst(prefix.count)
        return "." + rest.prefix(1).lowercased() + rest.dropFirst()
    }

    private static func link(_ parts: [String]) -> (url: String, route: String)? {
        guard let url = parts.first(where: { $0.hasPrefix("\"") }),
            let route = parts.first(where: { $0.hasPrefix(".") })
        else { return nil }
        return (String(url.dropFirst().dropLast()), route.replacingOccurrences(of: " )", with: ")"))
    }

    /// The elements of the pairs in a list, up to its closing bracket; blanks outside of strings are collapsed.
    private static func pairs(in text: Substring) -> [[String]] {
        var pairs: [[String]] = []
        var parts: [String] = []
        var part = ""
        var depth = 0
        var isInString = false
        var previous: Character = " "
        for character in text {
            defer { previous = character }
            if character == "\"" && previous != "\\" { isInString.toggle() }
            if !isInString {
                if "([".contains(character) { depth += 1 }
                if ")]".contains(character) { depth -= 1 }
                if depth < 0 { break }
                if depth == 1 && character == "(" && part.trimmed.isEmpty {
                    part = ""
                    continue
                }
                if depth == 0 && character == ")" || depth == 1 && character == "," {
                    parts.append(part.trimmed)
                    part = ""
                    if depth == 0 {
                        pairs.append(parts)
                        parts = []
                    }
                    continue
                }
                if depth == 0 || character.isWhitespace && (previous.isWhitespace || previous == "(") { continue }
            }
            part.append(character.isNewline ? " " : character)
        }
        return pairs
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
