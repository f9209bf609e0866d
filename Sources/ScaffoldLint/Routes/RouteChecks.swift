import AppModel
import Diagnostics
import SwiftOutline

/// Checks an app's deep links. What the sources do not settle is not reported.
struct RouteChecks {
    let model: AppModel
    let links: [AppLink]
    let parsers: [LinkParser]
    let schemes: Set<String>?

    /// The largest number of links with one first component that are compared.
    private static let most = 2_000

    func findings() -> [RouteFinding] {
        let all = clashes() + unregistered() + unreachedCases() + missingSchemes()
        return all.sorted { ($0.file, $0.span, $0.rule) < ($1.file, $1.span, $1.rule) }
    }

    private func finding(
        _ rule: String,
        _ severity: Severity = .warning,
        of declaration: String,
        at place: (range: Range<Int>, file: Int),
        _ message: String,
        hint: String?
    ) -> RouteFinding {
        RouteFinding(
            rule: rule,
            severity: severity,
            message: message,
            hint: hint,
            declaration: declaration,
            position: place.file,
            range: place.range,
            source: model.files[place.file]
        )
    }

    // MARK: - Clashes

    private func clashes() -> [RouteFinding] {
        groups().flatMap { group in
            group.indices.dropFirst().compactMap { later in
                group[..<later].lazy.compactMap { clash(of: links[$0], and: links[group[later]]) }.first
            }
        }
    }

    /// The links that could match the same URLs: those with the same first component, and those with any.
    private func groups() -> [[Int]] {
        var groups: [String: [Int]] = [:]
        var open: [Int] = []
        for (number, link) in links.enumerated() {
            if case .text(let text) = link.pattern.pieces.first {
                groups[text, default: []].append(number)
            } else {
                open.append(number)
            }
        }
        var result = groups.values.map { Array(($0 + open).sorted().prefix(Self.most)) }
        if open.count > 1 { result.append(Array(open.prefix(Self.most))) }
        return result
    }

    private func clash(of first: AppLink, and second: AppLink) -> RouteFinding? {
        guard first.pattern.isCertain, second.pattern.isCertain, first.entry == second.entry else { return nil }
        guard first.route != second.route, !first.pattern.isOpen || first.pattern.pieces.count > 1 else { return nil }
        if first.pattern.covers(second.pattern) {
            return ambiguous(
                second,
                "no URL reaches \"\(second.route)\": \"\(first.pattern.text)\" (\(Self.place(first))) matches all URLs of \"\(second.pattern.text)\"",
                hint: "try the pattern with the fixed components first"
            )
        }
        guard first.pattern.meets(second.pattern), !second.pattern.covers(first.pattern) else { return nil }
        return ambiguous(
            second,
            "\"\(second.pattern.text)\" and \"\(first.pattern.text)\" (\(Self.place(first))) match the same URLs, and their order in the source decides",
            hint: "give one of them a fixed component that the other cannot have"
        )
    }

    private func ambiguous(_ link: AppLink, _ message: String, hint: String) -> RouteFinding {
        let place = (link.target.range, link.target.file)
        return finding("route.ambiguous", of: link.parser, at: place, message, hint: hint)
    }

    private static func place(_ link: AppLink) -> String { "\(link.file):\(link.span.line)" }

    // MARK: - Parsers that nothing calls

    private func unregistered() -> [RouteFinding] {
        // An app, or a package, without a parser of its own has no deep links to be registered.
        guard let entry = parsers.first(where: \.isReached) else { return [] }
        return parsers.filter { !$0.isReached }.map { parser in
            let name = LinkReader.name(of: parser.function.declaration)
            return finding(
                "deeplink.registered",
                .error,
                of: name,
                at: parser.function.nameSite,
                "\"\(name)\" is called by no parser of the app, so that its links open nothing",
                hint: "call it in \"\(LinkReader.name(of: entry.function.declaration))\""
            )
        }
    }

    // MARK: - Cases that no URL reaches

    private func unreachedCases() -> [RouteFinding] {
        let routes = Dictionary(grouping: links.filter { $0.type != nil }) { $0.type ?? "" }
        return routes.keys.sorted().flatMap { name -> [RouteFinding] in
            guard let type = model.type(name), type.kind == .enum else { return [] }
            let reached = Set((routes[name] ?? []).map(\.name))
            let cases = type.members.filter { $0.declaration.kind == .case }
            // An enumeration of which few cases are linked is one of screens, not of links.
            guard reached.count * 2 >= cases.count else { return [] }
            let urls = CaseURLs(type, in: model)
            return cases.filter { !reached.contains($0.declaration.name) }.compactMap { place in
                let route = "\(name).\(place.declaration.name)"
                guard takesTexts(place.declaration, routes), urls.areDistinct(place.declaration.name), !isOpaque(name)
                else { return nil }
                return finding(
                    "route.parse-covers-cases",
                    of: route,
                    at: place.nameSite,
                    "no URL reaches \"\(route)\"",
                    hint: (routes[name]?.first?.parser).map { "return it in \"\($0)\"" }
                )
            }
        }
    }

    /// Whether the parser of a route returns something that the reader does not understand.
    private func isOpaque(_ route: String) -> Bool {
        parsers.contains { parser in
            parser.candidates.contains {
                $0.target.owner == nil && !$0.target.isAction && $0.target.function.hasPrefix(route)
            }
        }
    }

    /// Whether the values of a case can come from a URL.
    private func takesTexts(_ declaration: Declaration, _ routes: [String: [AppLink]]) -> Bool {
        declaration.parameters.allSatisfy { parameter in
            let type = parameter.type.text
            guard type.utf8.first != UInt8(ascii: "["), routes[TypeText.lastName(in: type)] == nil else { return false }
            if parameter.defaultValue != nil || type.hasSuffix("?") { return true }
            return LinkConversion.converts("", to: type) != nil
        }
    }

    // MARK: - Schemes

    private func missingSchemes() -> [RouteFinding] {
        guard let schemes else { return [] }
        var known = schemes.union(["http", "https"])
        return links.flatMap { link in
            link.pattern.schemes.filter { known.insert($0).inserted }.map { scheme in
                let parser = parsers[link.entry].function
                return finding(
                    "deeplink.scheme",
                    of: LinkReader.name(of: parser.declaration),
                    at: parser.nameSite,
                    "the app takes links of the scheme \"\(scheme)\", which no Info.plist registers",
                    hint: schemes.isEmpty
                        ? "add it to CFBundleURLTypes"
                        : "add it to CFBundleURLTypes, beside \(schemes.sorted().joined(separator: ", "))"
                )
            }
        }
    }
}
