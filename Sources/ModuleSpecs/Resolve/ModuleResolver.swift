import Diagnostics

/// Resolves a spec into a module: checks names and types, assigns use cases, finds routes and navigations, and fills in
/// defaults.
///
/// Each stage continues after a problem as far as it can, so that one run reports all problems. Notes report the
/// defaults.
package struct ModuleResolver: Sendable {
    /// The maximum number of screens, of use cases and so on in a module.
    static let most = 200

    let spec: ModuleSpec
    let surroundings: Surroundings
    var problems = Problems()
    var module: Module

    /// The module, or `nil` if the spec has errors, with all errors and notes.
    package static func resolve(_ spec: ModuleSpec, in surroundings: Surroundings) -> (
        module: Module?, problems: Problems
    ) {
        var resolver = ModuleResolver(spec, surroundings)
        resolver.resolve()
        return (resolver.problems.hasErrors ? nil : resolver.module, resolver.problems)
    }

    private init(_ spec: ModuleSpec, _ surroundings: Surroundings) {
        self.spec = spec
        self.surroundings = surroundings
        let words = NameWords(Self.bounded(spec.name.value))
        module = Module(
            type: words.pascal,
            words: words,
            path: words.camel,
            aliases: [],
            screens: [],
            useCases: [],
            types: [],
            links: []
        )
        module.surroundings = surroundings
    }

    private mutating func resolve() {
        guard isBounded() else { return }
        resolveName()
        resolveTypes()
        resolveScreens()
        resolveUseCases()
        resolveEntity()
        fillInScreens()
        assignRoles()
        resolveForms()
        resolveNavigation()
        resolveRoutes()
        resolveLinks()
        keepUsedAppTypes()
    }

    mutating func error(_ message: String, at mark: SourceMark, hint: String? = nil) {
        problems.add(message, at: mark, hint: hint)
    }

    mutating func note(_ message: String, at mark: SourceMark? = nil) {
        problems.add(message, at: mark, severity: .note)
    }

    /// Reads a name by the rules of its role. An invalid name is reported and then used anyway, cut to the maximum
    /// length.
    mutating func name(_ text: Located<String>, _ role: NameRules.Role) -> NameWords {
        do throws(NameProblem) {
            return try NameRules(for: role).read(text.value)
        } catch {
            self.error(error.message, at: text.mark, hint: error.hint)
            return NameWords(Self.bounded(text.value))
        }
    }

    private static func bounded(_ name: String) -> String { String(name.prefix(NameRules.longest)) }

    /// Whether the spec stays within the limits. If not, reports an error before expensive work starts.
    private mutating func isBounded() -> Bool {
        let lists: [(noun: String, marks: [SourceMark])] = [
            ("screens", spec.screens.map(\.name.mark)), ("use cases", spec.useCases.map(\.name.mark)),
            ("types", spec.types.map(\.name.mark)), ("routes", spec.routes.map(\.screen.mark)),
            ("links", spec.links.map(\.mark)), ("aliases", spec.aliases.map(\.mark)),
        ]
        for (noun, marks) in lists where marks.count > Self.most {
            error(
                "the module has \(marks.count) \(noun); \(Self.most) are the most",
                at: marks[Self.most],
                hint: "divide it into several modules"
            )
        }
        return !problems.hasErrors
    }

    /// Reports names that are equal or differ only in case.
    mutating func checkDistinct(_ names: [Located<String>], _ noun: String, form: (String) -> String) {
        var seen: [String: String] = [:]
        for name in names {
            let key = form(name.value).lowercased()
            guard !key.isEmpty else { continue }
            if let earlier = seen[key] {
                error(
                    clash(earlier, name.value, noun),
                    at: name.mark,
                    hint: "\"\(unused(form(name.value), among: names.map { form($0.value) }))\" would do"
                )
            } else {
                seen[key] = name.value
            }
        }
    }

    private func clash(_ earlier: String, _ later: String, _ noun: String) -> String {
        if earlier == later { return "the \(noun) \"\(later)\" is declared twice" }
        let differs = earlier.lowercased() == later.lowercased() ? "differ only in case" : "are the same name"
        return "the \(noun)s \"\(earlier)\" and \"\(later)\" \(differs)"
    }

    private func unused(_ name: String, among names: [String]) -> String {
        let taken = Set(names.map { $0.lowercased() })
        let candidates = ["other", "all", "second"].map { NameWords($0 + " " + name).camel }
        return candidates.first { !taken.contains($0.lowercased()) } ?? name + "2"
    }
}
