import Diagnostics

/// A screen that the user adds to a module with a kept spec.
package struct AddedScreen: Sendable {
    /// The screen in the language of the flags: `edit(itemId: String)`.
    package var text: String
    package var kind: ScreenKind?
    package var presentation: Presentation?
    /// The route relative to the module's path: `:itemId/edit`, or `none`.
    package var route: String?
    /// The screen's use cases: `updateItem(id: String)`, or the name of an existing use case of the module.
    package var useCases: [String] = []

    package init(text: String) {
        self.text = text
    }

    /// The spec with the screen added, and the problems of the flags.
    ///
    /// If the spec already has an equal screen, it stays unchanged and there is no problem.
    package func spec(addedTo kept: ModuleSpec) -> (spec: ModuleSpec, problems: Problems) {
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

    /// The problems of the extended spec, with their marks moved to the arguments and options of the command.
    package func placed(_ problems: Problems) -> Problems {
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
            if !matches(screen, present) {
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

    /// Whether an existing screen matches the requested one.
    private func matches(_ screen: ScreenSpec, _ present: ScreenSpec) -> Bool {
        let parameters = { (screen: ScreenSpec) in
            (screen.parameters ?? []).map { "\($0.name.value): \($0.type.value.text) \($0.defaultValue?.value ?? "")" }
        }
        return (screen.parameters == nil || parameters(screen) == parameters(present))
            && (screen.kind == nil || screen.kind?.value == present.kind?.value)
            && (screen.presentation == nil || screen.presentation?.value == present.presentation?.value)
    }
}

extension Problem {
    /// The problem with its mark moved to another flag or argument, and its column reduced by some characters.
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
