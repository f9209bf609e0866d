import AppModel

/// Evaluates a parser's steps for a URL, and explains why a test fails.
struct LinkEvaluator {
    let url: LinkURL
    let model: AppModel

    // MARK: - Steps

    /// The outcome of some steps, as the compiled parser would have it; `nil` if they have none.
    func outcome(of steps: [LinkStep]) -> LinkStep? { steps.lazy.compactMap(outcome).first }

    private func outcome(of step: LinkStep) -> LinkStep? {
        switch step {
        case .route, .refuse, .leave: return step
        case .block(let steps):
            let end = outcome(of: steps)
            if case .leave = end { return nil }
            return end
        case .attempt(let steps):
            let end = outcome(of: steps)
            if case .refuse = end { return nil }
            return end
        case .choose(let branches):
            // An unknown test is assumed to hold: the resolution shows it as a condition.
            let branch = branches.first { $0.tests.contains { group in group.allSatisfy { holds($0) != false } } }
            return branch.flatMap { outcome(of: $0.steps) }
        }
    }

    // MARK: - Tests

    /// Whether the test holds; `nil` if the sources do not settle it.
    func holds(_ test: LinkTest) -> Bool? {
        switch test {
        case .count(let list, let relation, let count): relation.holds(list.elements(of: url).count, count)
        case .text(let value, let words): matches(value, words)
        case .prefix(let value, let text): self.text(of: value).map { $0.hasPrefix(text) } ?? false
        case .suffix(let value, let text): self.text(of: value).map { $0.hasSuffix(text) } ?? false
        case .contains(let list, let text): list.elements(of: url).contains(text)
        case .exists(let value): exists(value)
        case .not(let tests): negated(tests)
        case .unknown: nil
        }
    }

    private func negated(_ tests: [LinkTest]) -> Bool? {
        let results = tests.map(holds)
        if results.contains(false) { return true }
        return results.contains(nil) ? nil : false
    }

    private func matches(_ value: LinkValue, _ words: [String]) -> Bool? {
        if case .query = value { return nil }
        return text(of: value).map(words.contains) ?? (value.isDefaulted ? words.contains("") : false)
    }

    private func exists(_ value: LinkValue) -> Bool? {
        switch value {
        case .converted(let inner, let type):
            guard let text = text(of: inner) else { return false }
            return LinkConversion.converts(text, to: type) ?? isCase(text, of: type)
        case .lowered(let inner): return exists(inner)
        case .host: return !url.host.isEmpty
        case .unknown, .tuple: return nil
        default: return text(of: value) != nil
        }
    }

    /// Whether a text is a raw value of an enumeration of the app.
    private func isCase(_ text: String, of type: String) -> Bool? {
        guard let found = model.type(type), found.kind == .enum, found.inherits("String") else { return nil }
        return found.members.contains {
            $0.declaration.kind == .case && (model.rawValue(of: $0) ?? $0.declaration.name) == text
        }
    }

    /// The value's text in this URL.
    func text(of value: LinkValue) -> String? {
        switch value {
        case .scheme: return url.scheme
        case .host: return url.host
        case .path: return url.segments.isEmpty ? "" : "/" + url.segments.joined(separator: "/")
        case .element(let list, let index):
            let elements = list.elements(of: url)
            return elements.indices.contains(index) ? elements[index] : nil
        case .last(let list): return list.elements(of: url).last
        case .queryItem(let name): return url.value(name)
        case .lowered(let inner): return text(of: inner)?.lowercased()
        case .defaulted(let inner), .converted(let inner, _): return text(of: inner)
        default: return nil
        }
    }

    // MARK: - Reasons

    /// Why the URL fails a test.
    func reason(_ test: LinkTest) -> String {
        switch test {
        case .count(let list, let relation, let count): countReason(list, relation, count)
        case .text(let value, let words): textReason(value, words)
        case .prefix(let value, let text): "\(name(of: value)) does not begin with \"\(text)\""
        case .suffix(let value, let text): "\(name(of: value)) does not end with \"\(text)\""
        case .contains(let list, let text): "no \(list.hasHost ? "component" : "component of the path") is \"\(text)\""
        case .exists(let value): missingReason(value)
        case .not(let tests): "it must not be that " + tests.map(description).joined(separator: " and ")
        case .unknown(let text): "the sources do not settle \"\(text)\""
        }
    }

    private func countReason(_ list: LinkList, _ relation: LinkTest.Relation, _ count: Int) -> String {
        let found = list.elements(of: url).count
        let place =
            list.dropped > 0
            ? " behind the \(list.dropped == 1 ? "first" : "first \(list.dropped)")"
            : list.hasHost ? "" : " in the path"
        let wanted =
            switch relation {
            case .equal: "\(count)"
            case .atLeast: "\(count) or more"
            case .atMost: "at most \(count)"
            case .unequal: "another number"
            }
        return "it has \(found == 1 ? "1 component" : "\(found) components")\(place), not \(wanted)"
    }

    private func textReason(_ value: LinkValue, _ words: [String]) -> String {
        let wanted = words.map { "\"\($0)\"" }.joined(separator: " or ")
        guard let text = text(of: value) else { return "it has no \(bareName(of: value)), which should be \(wanted)" }
        return "\(name(of: value)) is \"\(text)\", not \(wanted)"
    }

    private func missingReason(_ value: LinkValue) -> String {
        guard let type = value.type, let text = text(of: value) else { return "it has no \(bareName(of: value))" }
        return "\(name(of: value)), \"\(text)\", is no \(type)"
    }

    private func description(_ test: LinkTest) -> String {
        switch test {
        case .text(let value, let words):
            "\(name(of: value)) is " + words.map { "\"\($0)\"" }.joined(separator: " or ")
        case .contains(_, let text): text.isEmpty ? "a component is empty" : "a component is \"\(text)\""
        case .exists(let value): "there is a \(bareName(of: value))"
        case .count(let list, let relation, let count):
            "the number of components\(list.hasHost ? "" : " in the path") \(relation.rawValue) \(count)"
        case .unknown(let text): text
        case .prefix(let value, let text): "\(name(of: value)) begins with \"\(text)\""
        case .suffix(let value, let text): "\(name(of: value)) ends with \"\(text)\""
        case .not(let tests): "not " + tests.map(description).joined(separator: " and ")
        }
    }

    private func name(of value: LinkValue) -> String {
        switch value.origin {
        case .element, .queryItem: bareName(of: value)
        default: "the " + bareName(of: value)
        }
    }

    private func bareName(of value: LinkValue) -> String {
        switch value.origin {
        case .scheme: return "scheme"
        case .host: return "host"
        case .path: return "path"
        case .last: return "last component"
        case .queryItem(let name): return "\"\(name)\" in the query"
        case .element(let list, let index):
            switch list.element(index) {
            case .slash: return "leading slash"
            case .component(let place): return "component \(place + 1)"
            case .segment(let place): return "component \(place + 1) of the path"
            }
        default: return "value"
        }
    }
}
