import AppModel
import Diagnostics
import FileTransaction
import ModuleCopying
import ModulePlanning
import ModuleSpecs
import Styles

/// The questions of `scaffold module`: name, screens, use cases and routes, unless the command line has them. In an app of no
/// style, which of its modules to copy.
///
/// Plans the module after each answer, to show the answer's problems below it. Writes nothing.
struct ModuleQuestions {
    private let invocation: Invocation
    private let location: AppLocation
    private let tree: FileTree
    private let found: FoundStyle
    private let interview: Interview

    private static let greeting =
        "Enter accepts the answer in brackets, Ctrl-D quits. Nothing is written before you have seen the plan."

    /// Whether the command line names no module and standard input is a terminal.
    static func areWanted(_ invocation: Invocation) -> Bool {
        let values = invocation.values
        let isNamed = values[ModuleOptions.name] != nil || values.isGiven(LikeOptions.like)
        return !isNamed && !values.isGiven(ModuleOptions.spec) && !values[ModuleOptions.json]
            && Interview.isPossible(invocation.console)
    }

    /// The questions of a command line that names no module; also of one that names no more than a module, in an app of no style,
    /// where the question is which module to copy. `nil` for any other, and without a terminal.
    static func open(_ invocation: Invocation) throws(Failure) -> ModuleQuestions? {
        let values = invocation.values
        if areWanted(invocation) {
            return try ModuleQuestions(invocation, at: AppLocation(output: values[ModuleOptions.output]))
        }
        let isDescribed = (ModuleOptions.specSwitches + LikeOptions.all).contains(where: values.isGiven)
        guard !isDescribed, !values[ModuleOptions.json], Interview.isPossible(invocation.console) else { return nil }
        let location = try AppLocation(output: values[ModuleOptions.output]).checkedForApp()
        let questions = try ModuleQuestions(invocation, at: location)
        guard questions.found.isOfNoStyle else { return nil }
        return try AppModel.of(questions.tree).usualKind.ranking.isEmpty ? nil : questions
    }

    /// The modules that may be copied, that first which was copied on trial.
    private var exemplars: [String] {
        get throws(Failure) {
            let names = try AppModel.of(tree).usualKind.ranking
            let tried = try ModuleTrial(frameworks: found.library.frameworks).copy(in: tree)?.exemplar
            return [tried].compactMap(\.self) + names.filter { $0 != tried }
        }
    }

    private init(_ invocation: Invocation, at location: AppLocation) throws(Failure) {
        (self.invocation, self.location) = (invocation, location)
        tree = location.tree
        found = try invocation.foundStyle(invocation.statedStyle, in: tree)
        interview = Interview(console: invocation.console)
    }

    /// The command line's values with the answers; `nil` if the user quit.
    func answers() throws(Failure) -> ParsedValues? {
        let exemplars = try found.isOfNoStyle ? exemplars : []
        if exemplars.isEmpty { try found.forWriting(in: tree) }
        interview.say("A new module in \(location.displayPath == "." ? location.name : location.displayPath).")
        interview.say(Self.greeting)
        interview.say()
        if !exemplars.isEmpty { return try copy(among: exemplars) }
        guard let named = try name(invocation.values),
            let styled = try style(named, found),
            let withScreens = try screens(styled),
            let withUseCases = try useCases(withScreens)
        else { return nil }
        return try routes(withUseCases)
    }

    // MARK: - The questions

    /// Asks which module to copy, and for the copy's name.
    private func copy(among modules: [String]) throws(Failure) -> ParsedValues? {
        interview.say("The app has an architecture of its own, so the module is a copy of one that is there:")
        interview.say("  " + modules.joined(separator: ", "))
        let question = Question(text: "Like", usual: modules[0], target: .option(LikeOptions.like))
        let values = try answered(question, invocation.values) { (values) throws(Failure) in
            guard let answer = values[LikeOptions.like], !modules.contains(answer) else { return [] }
            return [Problem("there is no module \"\(answer)\"", hint: Suggestion(among: modules).hint(for: answer))]
        }
        guard let values, values[ModuleOptions.name] == nil else { return values }
        return try name(values)
    }

    private func name(_ values: ParsedValues) throws(Failure) -> ParsedValues? {
        try answered(Question(text: "Name", target: .argument(ModuleOptions.name)), values) {
            (values) throws(Failure) in
            let name = NameWords(values[ModuleOptions.name] ?? "").pascal
            guard try KeptSpec.names(in: tree).contains(name) else { return [] }
            let hint = "scaffold screen \(name) <screen> adds a screen to it"
            return [Problem("the module \"\(name)\" exists already", hint: hint)]
        }
    }

    /// Asks for the style if there is no app that shows one.
    private func style(_ values: ParsedValues, _ found: FoundStyle) throws(Failure) -> ParsedValues? {
        let names = found.library.names
        guard found.evidence == .nothing, names.count > 1 else { return values }
        interview.say("Styles:")
        for name in names {
            let summary = try found.library.style(named: name).manifest.about.summary
            interview.say("  \(name): \(summary)")
        }
        return try answered(
            Question(text: "Style", usual: found.style.name, target: .option(ModuleOptions.style)),
            values
        )
    }

    private func screens(_ values: ParsedValues) throws(Failure) -> ParsedValues? {
        guard !values.isGiven(ModuleOptions.screens) else { return values }
        let question = Question(text: "Screens", usual: usualScreens(values), target: .option(ModuleOptions.screens))
        return try answered(question, values)
    }

    /// The usual screens of a module of this name.
    private func usualScreens(_ values: ParsedValues) -> String {
        let name = Located(values[ModuleOptions.name] ?? "", at: SourceMark(source: "<name>"))
        return UsualModule.spec(named: name).screens.map(\.name.value).joined(separator: ",")
    }

    private func useCases(_ values: ParsedValues) throws(Failure) -> ParsedValues? {
        try detail(ModuleOptions.useCases, values) { module in
            ("Use cases", module.useCases.map(Self.text).joined(separator: ", "))
        }
    }

    private func routes(_ values: ParsedValues) throws(Failure) -> ParsedValues? {
        try detail(ModuleOptions.routes, values) { module in
            let usual = module.screens.map { "\($0.name)=\($0.route?.pattern ?? "none")" }.joined(separator: ",")
            return ("Routes below \(module.path)/", usual)
        }
    }

    /// Asks for an option whose usual value is what the module has without it.
    private func detail(
        _ option: OptionDefinition,
        _ values: ParsedValues,
        question: (Module) -> (text: String, usual: String)
    ) throws(Failure) -> ParsedValues? {
        guard !values.isGiven(option) else { return values }
        let (text, usual) = question(try prepared(values).module(in: tree))
        let shown = usual.isEmpty ? "none" : usual
        return try answered(Question(text: text, usual: shown, isUsualLeftOut: true, target: .option(option)), values)
    }

    // MARK: - Asking

    private typealias Check = (ParsedValues) throws(Failure) -> [Problem]

    /// Asks until the answer has no problem together with the earlier ones.
    private func answered(
        _ question: Question,
        _ values: ParsedValues,
        check: Check = { (_) throws(Failure) in [] }
    ) throws(Failure) -> ParsedValues? {
        var questioned: Set<String> = []
        while let answer = interview.ask(question.text, usual: question.usual) {
            var next = question.adding(answer, to: values)
            let unknown = try unknownTypes(next)
            if let name = unknown.first(where: { !questioned.contains($0) }), let hint = Self.hint(for: name) {
                // Only once per name: the same answer again declares the type.
                questioned.insert(name)
                show([Problem("there is no type \"\(name)\"", hint: hint)], question, answer)
                continue
            }
            if !unknown.isEmpty {
                guard let declared = try declaring(next) else { return nil }
                next = declared
            }
            let own = try check(next)
            let problems = own.isEmpty ? try self.problems(next) : own
            guard !problems.isEmpty else { return next }
            show(problems, question, answer)
        }
        return nil
    }

    /// Asks for the properties or cases of undeclared types.
    private func declaring(_ values: ParsedValues) throws(Failure) -> ParsedValues? {
        var values = values
        while let name = try unknownTypes(values).first {
            let question = "  \(name) is new: its properties, or its cases (open|closed)"
            guard let answer = interview.ask(question, usual: "id: String") else { return nil }
            var next = values
            next.add("\(name)(\(answer))", to: ModuleOptions.types)
            var flags = SpecFlags(name: "")
            flags.types = next[all: ModuleOptions.types]
            let (_, found) = flags.spec()
            guard found.hasErrors else {
                values = next
                continue
            }
            for problem in found.all {
                let unplaced = Problem(problem.message, hint: problem.hint)
                interview.show(unplaced, question: question, usual: nil, answer: answer)
            }
        }
        return values
    }

    private func show(_ problems: [Problem], _ question: Question, _ answer: String) {
        for problem in problems {
            interview.show(problem, question: question.text, usual: question.usual, answer: answer)
        }
    }

    private static func hint(for type: String) -> String? {
        Suggestion(among: StandardType.names).hint(for: type).map { "\($0) Repeat the answer for a type of your own" }
    }

    private static func text(_ useCase: UseCase) -> String {
        let parameters = useCase.parameters.map(\.declaration).joined(separator: ", ")
        let effects = useCase.failure.map { " throws(\($0.text))" } ?? ""
        return "\(useCase.name)(\(parameters))\(effects)" + (useCase.returns.map { " -> \($0.text)" } ?? "")
    }

    // MARK: - Planning

    /// The problems of the module so far.
    private func problems(_ values: ParsedValues) throws(Failure) -> [Problem] {
        var copy = tree
        if let request = RequestedCopy(values) {
            guard values[ModuleOptions.name] != nil else { return [] }
            return Self.errors([.input, .conflict]) { () throws(Failure) in
                try request.plan(invocation, in: &copy)
            }
        }
        var values = values
        if !values.isGiven(ModuleOptions.screens) { values.add(usualScreens(values), to: ModuleOptions.screens) }
        let module: RequestedModule
        do throws(Failure) {
            module = try prepared(values)
        } catch {
            guard error.kind == .input else { throw error }
            return error.problems
        }
        // Problems of the app are shown with the plan, since answers cannot solve them.
        return Self.errors([.input]) { () throws(Failure) in try module.plan(in: &copy) }
    }

    /// The errors of a plan that fails for one of some reasons; none if it fails for another or succeeds.
    private static func errors(_ kinds: [Failure.Kind], of plan: () throws(Failure) -> ChangeSet) -> [Problem] {
        do throws(Failure) {
            _ = try plan()
            return []
        } catch {
            return kinds.contains(error.kind) ? error.problems.filter { $0.severity == .error } : []
        }
    }

    private func unknownTypes(_ values: ParsedValues) throws(Failure) -> [String] {
        guard let spec = try? RequestedSpec(values: values, console: invocation.console).read(in: tree).spec else {
            return []
        }
        return try SpecCheck(spec, in: tree).unknownTypes
    }

    private func prepared(_ values: ParsedValues) throws(Failure) -> RequestedModule {
        var asked = invocation
        asked.values = values
        return try RequestedModule(asked, in: tree)
    }
}
