import SwiftOutline

/// What is wrong with an app's deep links. Each check says nothing where the source does not settle it.
struct RouteChecks {
    let index: SourceIndex
    let links: [AppLink]
    let parsers: [LinkParser]
    let schemes: Set<String>?

    /// A link beyond this many of one first component is not compared with the others.
    private static let most = 2_000

    func findings() -> [RouteFinding] {
        let all = clashes() + unregistered() + unreachedCases() + missingSchemes()
        return all.sorted { ($0.file, $0.span, $0.rule) < ($1.file, $1.span, $1.rule) }
    }

    // MARK: - Clashes

    private func clashes() -> [RouteFinding] {
        groups().flatMap { group in
            group.indices.dropFirst().compactMap { later in
                group[..<later].lazy.compactMap { clash(of: links[$0], and: links[group[later]]) }.first
            }
        }
    }

    /// The links that could meet: those of one first component, with those that take any.
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
            return finding(
                second,
                "no URL gets to \"\(second.route)\": \"\(first.pattern.text)\" (\(Self.place(first))) takes all of \"\(second.pattern.text)\"",
                hint: "try the pattern with the fixed components first"
            )
        }
        guard first.pattern.meets(second.pattern), !second.pattern.covers(first.pattern) else { return nil }
        return finding(
            second,
            "\"\(second.pattern.text)\" and \"\(first.pattern.text)\" (\(Self.place(first))) take the same URLs, and which wins is the order of the source",
            hint: "give one of them a fixed component that the other cannot have"
        )
    }

    private func finding(_ link: AppLink, _ message: String, hint: String) -> RouteFinding {
        RouteFinding(
            "route.ambiguous",
            .warning,
            of: link.parser,
            at: link.range,
            in: link.place,
            index,
            message,
            hint: hint
        )
    }

    private static func place(_ link: AppLink) -> String { "\(link.file):\(link.span.line)" }

    // MARK: - Parsers that nobody calls

    private func unregistered() -> [RouteFinding] {
        // An app, or a package, without a parser of its own has no deep links to be registered.
        guard parsers.contains(where: \.isReached) else { return [] }
        return parsers.filter { !$0.isReached }.map { parser in
            let declaration = parser.function.declaration
            let name = LinkReader.name(of: declaration)
            return RouteFinding(
                "deeplink.registered",
                .error,
                of: name,
                at: declaration.nameRange,
                in: parser.function.file,
                index,
                "\"\(name)\" is called by no parser of the app, so that its links open nothing",
                hint: entryName().map { "call it in \"\($0)\"" }
            )
        }
    }

    private func entryName() -> String? {
        parsers.first { $0.isReached }.map { LinkReader.name(of: $0.function.declaration) }
    }

    // MARK: - Cases that no URL gets to

    private func unreachedCases() -> [RouteFinding] {
        let routes = Dictionary(grouping: links.filter { $0.type != nil }) { $0.type ?? "" }
        return routes.keys.sorted().flatMap { name -> [RouteFinding] in
            guard let type = index.type(name), type.kind == .enum else { return [] }
            let reached = Set((routes[name] ?? []).map(\.name))
            let cases = type.members.filter { $0.declaration.kind == .case }
            // An enumeration of which few cases are linked is one of screens, not of links.
            guard reached.count * 2 >= cases.count else { return [] }
            let others = cases.filter { !reached.contains($0.declaration.name) }
            guard !others.isEmpty else { return [] }
            let paths = RoutePaths(type, in: index)
            return others.compactMap { place in
                let declaration = place.declaration
                guard takesTexts(declaration, routes),
                    paths.areDistinct(declaration.name), !isOpaque(name)
                else { return nil }
                return RouteFinding(
                    "route.parse-covers-cases",
                    .warning,
                    of: "\(name).\(declaration.name)",
                    at: declaration.nameRange,
                    in: place.file,
                    index,
                    "no URL gets to \"\(name).\(declaration.name)\"",
                    hint: (routes[name]?.first?.parser).map { "return it in \"\($0)\"" }
                )
            }
        }
    }

    /// Whether the parser of a route returns something that was not understood.
    private func isOpaque(_ route: String) -> Bool {
        parsers.contains { parser in
            parser.arrivals.contains {
                $0.leaf.owner == nil && !$0.leaf.isAction && $0.leaf.function.hasPrefix(route)
            }
        }
    }

    /// Whether the values of a case can come from a URL.
    private func takesTexts(_ declaration: Declaration, _ routes: [String: [AppLink]]) -> Bool {
        declaration.parameters.allSatisfy { parameter in
            let type = parameter.type.text
            guard type.utf8.first != UInt8(ascii: "["), routes[SwiftText.typeName(type)] == nil else { return false }
            if parameter.defaultValue != nil || type.hasSuffix("?") { return true }
            return LinkConversion.converts("", to: type) != nil
        }
    }

    // MARK: - Schemes

    private func missingSchemes() -> [RouteFinding] {
        guard let schemes else { return [] }
        var told: Set<String> = []
        return links.flatMap { link in
            link.pattern.schemes.filter { scheme in
                !["http", "https"].contains(scheme) && !schemes.contains(scheme) && told.insert(scheme).inserted
            }
            .map { scheme in
                let parser = parsers[link.entry].function
                return RouteFinding(
                    "deeplink.scheme",
                    .warning,
                    of: LinkReader.name(of: parser.declaration),
                    at: parser.declaration.nameRange,
                    in: parser.file,
                    index,
                    "the app takes links of the scheme \"\(scheme)\", which no Info.plist registers",
                    hint: schemes.isEmpty
                        ? "add it to CFBundleURLTypes" : "registered are \(schemes.sorted().joined(separator: ", "))"
                )
            }
        }
    }
}
