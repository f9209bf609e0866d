import Diagnostics

/// One screen that a person adds to a module whose spec is kept.
public struct AddedScreen: Sendable {
    /// The screen as the flags' language has it: `edit(itemId: String)`.
    public var text: String
    public var kind: ScreenKind?
    public var presentation: Presentation?
    /// The route below the module's own: `:itemId/edit`, or `none`.
    public var route: String?
    /// What the screen does: `updateItem(id: String)`, or the name of a use case that the module has.
    public var useCases: [String] = []

    public init(text: String) {
        self.text = text
    }

    /// The spec with the screen, and every problem of the flags.
    ///
    /// A screen that is there and says the same is no problem: nothing is added then.
    public func spec(addedTo kept: ModuleSpec) -> (spec: ModuleSpec, problems: Problems) {
        var flags = SpecFlags(name: kept.name.value)
        flags.screens = [text]
        flags.useCases = useCases
        var (stated, found) = flags.spec()
        var problems = placed(found)
        guard var screen = stated.screens.first, stated.screens.count == 1 else {
            if !problems.hasErrors {
                problems.add(Problem("one screen is added at a time", at: SourceMark(source: "SCREEN", column: 1)))
            }
            return (kept, problems)
        }
        if let route {
            flags.screens = []
            flags.useCases = []
            flags.routes = ["\(screen.name.value)=\(route)"]
            let (routed, more) = flags.spec()
            stated.routes = routed.routes
            problems.add(placed(more).all)
        }
        screen.kind = kind.map { Located($0, at: SourceMark(source: "--kind", column: 1)) }
        screen.presentation = presentation.map { Located($0, at: SourceMark(source: "--presentation", column: 1)) }
        screen.useCases = stated.useCases.map(\.name)
        return (adding(screen, stated, to: kept, &problems), problems)
    }

    /// The problems of a spec with this screen, at the arguments and options that it was given by.
    public func placed(_ problems: Problems) -> Problems {
        let name = text.prefix { $0 != "(" }
        return Problems(
            problems.all.map {
                $0.moved(from: "--screens", to: "SCREEN").moved(from: "--routes", to: "--route", by: name.count + 1)
            }
        )
    }

    private func adding(_ screen: ScreenSpec, _ stated: ModuleSpec, to kept: ModuleSpec, _ problems: inout Problems)
        -> ModuleSpec
    {
        var spec = kept
        let words = NameWords(screen.name.value).camel
        if let present = spec.screens.first(where: { NameWords($0.name.value).camel == words }) {
            if !says(screen, present) {
                problems.add(
                    Problem(
                        "the module \"\(kept.name.value)\" has a screen \"\(present.name.value)\" already",
                        at: SourceMark(source: "SCREEN", column: 1),
                        hint: "change it in \(ModuleRecord.specPath(NameWords(kept.name.value).pascal))"
                    )
                )
            }
            return kept
        }
        spec.screens.append(screen)
        spec.routes += stated.routes
        spec.useCases += stated.useCases.filter { new in !spec.useCases.contains { $0.name.value == new.name.value } }
        return spec
    }

    /// Whether a screen that is there says all that is asked for.
    private func says(_ screen: ScreenSpec, _ present: ScreenSpec) -> Bool {
        let parameters = { (screen: ScreenSpec) in
            (screen.parameters ?? []).map { "\($0.name.value): \($0.type.value.text) \($0.defaultValue?.value ?? "")" }
        }
        return (screen.parameters == nil || parameters(screen) == parameters(present))
            && (screen.kind == nil || screen.kind?.value == present.kind?.value)
            && (screen.presentation == nil || screen.presentation?.value == present.presentation?.value)
    }
}

extension Problem {
    /// The problem at another flag or argument, whose text begins some characters later.
    fileprivate func moved(from source: String, to other: String, by characters: Int = 0) -> Problem {
        guard let mark, mark.source == source else { return self }
        return Problem(
            message,
            at: SourceMark(source: other, line: mark.line, column: mark.column.map { max(1, $0 - characters) }),
            hint: hint,
            severity: severity
        )
    }
}
