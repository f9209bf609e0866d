import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftOutline

/// How the app comes to the screens of a copy: by one of the entries that were repeated for it, or not yet.
struct CopyReach {
    private let app: AppModel
    private let record: ModuleRecord
    /// The types that show the copy, and the functions that were repeated for it.
    private let showing: Set<String>
    /// These, and the cases that were repeated for it.
    private let opening: Set<String>
    /// The optional properties that were repeated for it and have no value at first.
    private let unset: Set<String>
    /// The properties and local values that were repeated for it and are made of these, such as a tab's controller.
    private var values: Set<String> = []

    /// - Parameter tree: The tree with the copy.
    init(_ record: ModuleRecord, in tree: FileTree) throws(Failure) {
        (app, self.record) = (try AppModel.of(tree), record)
        let reducers = app.types.filter { $0.place.declaration.isReducer }.map(\.name)
        let own = Set(record.files.flatMap(\.types)).subtracting(reducers)
        let extensions = app.files.flatMap(\.outline.declarations).filter { $0.kind == .extension }
        let parts =
            app.types.map { ($0.name, $0.place.declaration) } + extensions.map { (TypeText.bare(of: $0.name), $0) }
        let shown = parts.filter { own.contains($0.0) && $0.1.opensModule }.map(\.0)
        let entries = record.insertions.filter { $0.kind == .member || $0.kind == .enumCase }
        let declared = entries.flatMap { Outline("enum Owner {\n\($0.text)\n}").allDeclarations }
        showing = Set(shown).union(declared.filter { $0.kind == .func }.map(\.name))
        opening = showing.union(declared.filter { $0.kind == .case }.map(\.name))
        let properties = declared.filter { $0.kind == .var && $0.isStored && $0.initialValue == nil }
        unset = Set(properties.filter { $0.type?.text.hasSuffix("?") == true }.map(\.name))
        // A statement that declares a value is read as a member is.
        let makers = record.insertions.filter {
            [.member, .statement].contains($0.kind) && !$0.text.hasPrefix("async let") && names(showing, $0)
        }
        let made = makers.flatMap { Outline("enum Owner {\n\($0.text)\n}").declarations }
        values = Set(made.flatMap(\.members).filter { [.var, .let].contains($0.kind) }.map(\.name))
    }

    /// The place from which the copy is reached, or a place from which only the module is that it was copied from.
    ///
    /// - Parameters:
    ///   - left: What mentions that module and is not repeated.
    ///   - before: The app without the copy.
    ///   - extent: The module that it was copied from.
    func remark(besides left: [Site], in before: AppModel, of extent: Extent) -> Problem {
        let (name, exemplar) = (record.module, record.like ?? "")
        if let entry = record.insertions.first(where: reaches), let mark = mark(of: entry) {
            return Problem("\(name) is reached from here, as \(exemplar) is", at: mark, severity: .note)
        }
        let (map, demos) = (NameMap(finding: NameWords(exemplar)), before.modules.manifests)
        func place(of openers: Set<String>, isUsed: Bool = true) -> Site? {
            left.first { site in
                let (file, outline) = (before.files[site.file], before.files[site.file].outline)
                let line = file.lines.range(ofLine: file.lines.position(at: site.offset).line)
                let all = outline.tokens.indices(in: line).filter { outline.tokens[$0].kind == .identifier }
                return file.role == .source && !RoleWords.isShared(NameWords(file.path.baseName).words)
                    && !demos.isDemo(file.path)
                    && all.contains { index in
                        let name = outline.name(outline.tokens[index])
                        return map.matches(name) && openers.contains(name)
                            && (isUsed ? outline.isUse(index) : !outline.isPattern(index))
                            && !outline.isRead(index)
                    }
                    && Self.unshowing.isDisjoint(with: words(of: all.map { outline.name(outline.tokens[$0]) }))
            }
        }
        let (types, wirings, others, own) = openers(in: before, of: extent)
        let place =
            place(of: types) ?? place(of: others) ?? place(of: own) ?? place(of: wirings)
            ?? place(of: types.union(others).union(own), isUsed: false)
        guard let place else {
            return Problem("nothing opens \(name) yet", severity: .note)
        }
        let message = "nothing opens \(name) yet; \(exemplar) is opened from here"
        return Problem(message, at: before.mark(of: place), severity: .note)
    }

    /// Whether an entry shows the copy: it uses what the copy declares, or is a case of an enum whose cases are all shown, as a switch
    /// says what the case shows.
    private func reaches(_ entry: WiringInsertion) -> Bool {
        let around = words(of: entry.anchor + [RelativePath(trusted: entry.file).baseName])
        guard isSource(entry.file), Self.watching.isDisjoint(with: around) else { return false }
        switch entry.kind {
        case .arrayElement where givesValue(entry), .argument where isOneOfMany(entry) && givesValue(entry): return true
        case .statement where showsValue(entry): return true
        case .arrayElement where isCase(entry) && !isOfPlaces(entry): return false
        case .statement, .arrayElement, .builderElement, .argument:
            return names(opening, entry) && isSent(entry) && isSet(entry) && !isStored(entry)
        case .enumCase:
            let type = entry.anchor.last?.split(separator: " ").last.map(String.init) ?? ""
            let words = NameWords(type).words.map { $0.lowercased() }
            return words.contains(where: Self.places.contains) && !entry.text.contains("(")
                && record.insertions.contains { $0.kind == .switchCase && names(showing, $0) }
                && app.files.contains { $0.role == .source && $0.outline.source.contains("\(type).allCases") }
        default: return false
        }
    }

    /// Whether an element is a case alone.
    private func isCase(_ entry: WiringInsertion) -> Bool {
        Outline(entry.text).tokens.dropLast().allSatisfy { [.identifier, .period].contains($0.kind) }
    }

    /// Whether the case that an element is belongs to an enum of what a person chooses from.
    private func isOfPlaces(_ entry: WiringInsertion) -> Bool {
        let names = Set(Outline(entry.text).names(in: 0..<entry.text.utf8.count))
        return record.insertions.contains { own in
            own.kind == .enumCase && !names.isDisjoint(with: Outline(own.text).names(in: 0..<own.text.utf8.count))
                && !Self.places.isDisjoint(with: words(of: [own.anchor.last ?? ""]))
        }
    }

    /// Whether a statement or argument keeps what it makes of the copy under its name: `self.wishes = WishesCoordinator()`,
    /// `Home(wishes: WishesCoordinator())`.
    private func isStored(_ entry: WiringInsertion) -> Bool {
        let outline = Outline(entry.text)
        let mark: TokenKind = entry.kind == .argument ? .colon : .equal
        guard [.statement, .argument].contains(entry.kind),
            let place = outline.firstToken(mark, in: outline.tokens.indices), place > 0
        else { return false }
        let line = outline.tokens[place...].prefix { $0.start == outline.tokens[place].start || !$0.startsLine }
        return NameMap(finding: NameWords(record.module)).matches(outline.name(outline.tokens[place - 1]))
            && (entry.kind == .argument || line.contains { opening.contains(outline.name($0)) })
    }

    /// Whether an argument is one of any number: it has no label, and no parameter was repeated for it.
    private func isOneOfMany(_ entry: WiringInsertion) -> Bool {
        !entry.text.contains(":") && !record.insertions.contains { $0.kind == .parameter }
    }

    /// Whether an element is a value of the copy, or made with it: `startTab(wishesCoordinator, icon: "star")`.
    private func givesValue(_ entry: WiringInsertion) -> Bool {
        let outline = Outline(entry.text)
        let names = outline.tokens.filter { $0.kind == .identifier }.map(outline.name)
        return Self.watching.isDisjoint(with: words(of: names))
            && outline.tokens.indices.dropLast().contains { index in
                values.contains(outline.name(outline.tokens[index]))
                    && (index == 0 || outline.tokens[index - 1].kind != .period)
                    && ![.period, .colon].contains(outline.tokens[index + 1].kind)
            }
    }

    /// Whether a statement is a view that was repeated as a property: `wishesTab.tag(2)`.
    private func showsValue(_ entry: WiringInsertion) -> Bool {
        let outline = Outline(entry.text)
        return values.contains(outline.name(outline.tokens[0]))
            && (outline.tokens[1].kind == .endOfFile
                || outline.tokens[1].kind == .period && outline.tokens[1].startsLine)
    }

    /// Whether something else has the text by which a branch is chosen: `else if key == "Movies" { MoviesView() }`.
    private func isSent(_ entry: WiringInsertion) -> Bool {
        let outline = Outline(entry.text)
        let all = outline.tokens.indices
        guard all.contains(where: { outline.tokens[$0].keyword == .if && $0 < 2 }),
            let brace = outline.firstToken(.leftBrace, in: all),
            let text = outline.tokens[..<brace].first(where: { $0.kind == .string }).map(outline.text)
        else { return true }
        let own = Set(record.files.map(\.path))
        let parts = app.files.filter { !own.contains($0.path.text) }.map { file in
            file.outline.source.text(0..<file.outline.source.count).parted(by: text).count - 1
        }
        return parts.reduce(0, +) > 1
    }

    /// Whether something sets the optional value by which a branch is chosen: `if let wishes = store.wishes { WishesView(wishes) }`.
    private func isSet(_ entry: WiringInsertion) -> Bool {
        let outline = Outline(entry.text)
        guard outline.tokens.prefix(2).contains(where: { $0.keyword == .if }),
            let brace = outline.firstToken(.leftBrace, in: outline.tokens.indices)
        else { return true }
        let names = unset.intersection(outline.names(in: 0..<outline.tokens[brace].start))
        let own = Set(record.files.map(\.path))
        let code = app.files.filter { own.contains($0.path.text) }.map(\.outline)
        let entries = record.insertions.filter { isSource($0.file) }.map { Outline($0.text) }
        return names.isEmpty || (entries + code).contains { sets(names, in: $0) }
    }

    /// Whether some code gives one of some properties another value than `nil`, or an initialiser one: `Root.State(wishes: Wishes())`.
    private func sets(_ names: Set<String>, in outline: Outline) -> Bool {
        outline.tokens.indices.dropLast(2).contains { index in
            let before = index > 0 ? outline.tokens[index - 1] : nil
            let isSet =
                outline.tokens[index + 1].kind == .equal && ![.let, .var].contains(before?.keyword)
                || outline.tokens[index + 1].kind == .colon && [.leftParenthesis, .comma].contains(before?.kind)
            return isSet && names.contains(outline.name(outline.tokens[index]))
                && outline.text(outline.tokens[index + 2]) != "nil"
        }
    }

    /// What takes a module without showing it.
    private static let watching: Set = [
        "analytics", "assert", "log", "logger", "print", "register", "track", "tracker",
    ]

    /// What tells others of an event of a module.
    private static let telling: Set = ["notification", "observer", "publisher"]

    /// Both, from which no module is opened.
    private static let unshowing = telling.union(watching)

    /// What makes a reducer a part of another, which shows nothing, and what shows a view only when something else sets a state.
    private static let composing: Set = [
        "Scope", "scope", "ifCaseLet", "ifLet", "sheet", "fullScreenCover", "popover", "navigationDestination",
    ]

    /// The words of enums whose cases are what a person chooses from.
    private static let places: Set = ["destination", "item", "menu", "page", "screen", "section", "tab", "tabs"]

    private func names(_ names: Set<String>, _ entry: WiringInsertion) -> Bool {
        let outline = Outline(entry.text)
        let first = outline.tokens.indices.first { index in
            let token = outline.tokens[index]
            return token.kind == .identifier && names.contains(outline.name(token)) && outline.isUse(index)
                && !outline.isAsked(index)
        }
        guard let first else { return false }
        let before = outline.tokens[...first].filter { $0.kind == .identifier }.map(outline.name)
        return Self.watching.isDisjoint(with: words(of: before)) && Self.composing.isDisjoint(with: before)
    }

    private func words(of names: [String]) -> [String] {
        names.flatMap { NameWords($0).words.map { $0.lowercased() } }
    }

    /// What opens a module of the app: the types that show one, those that wire its own, functions and cases, and cases of its own.
    private func openers(in app: AppModel, of extent: Extent)
        -> (types: Set<String>, wirings: Set<String>, others: Set<String>, own: Set<String>)
    {
        let files = app.files.filter { $0.role == .source }
        let inner = files.filter { extent.holds($0.path) }.flatMap(\.outline.allDeclarations)
        let outer = files.filter { !extent.holds($0.path) }.flatMap(\.outline.allDeclarations)
        func names(_ all: [Declaration], where isWanted: (Declaration) -> Bool) -> Set<String> {
            Set(all.filter(isWanted).map(\.name))
        }
        return (
            names(inner + outer) { $0.kind.isType && $0.opensModule },
            names(inner) { $0.kind.isType && RoleWords.isFactory(NameWords($0.name).words) },
            names(outer) { $0.kind == .func || $0.kind == .case }.union(names(inner) { $0.kind == .func }),
            names(inner) { $0.kind == .case }
        )
    }

    private func isSource(_ path: String) -> Bool {
        app.position(of: path).map { app.files[$0].role == .source } ?? false
    }

    private func mark(of entry: WiringInsertion) -> SourceMark? {
        guard let file = app.position(of: entry.file), let edit = entry.edits.first?.new else { return nil }
        let source = app.files[file].outline.source
        let parts = source.text(0..<source.count).parted(by: edit)
        guard parts.count > 1 else { return nil }
        let lead = edit.utf8.prefix { [0x09, 0x0A, 0x0D, 0x20, 0x2C].contains($0) }.count
        return app.mark(of: Site(file: file, offset: parts[0].utf8.count + lead))
    }
}

extension Declaration {
    /// Whether the type shows a module, or makes a view of one, as an assembly does.
    fileprivate var opensModule: Bool {
        showsModule
            || members.contains { member in
                member.kind == .func
                    && ["ViewController", "View"].contains {
                        member.type.map { TypeText($0.text).name }?.hasSuffix($0) == true
                    }
            }
    }
}
