import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

extension ModuleCopy {
    /// Notes on what leads to the screens that are left out.
    var cut: [Problem] {
        listed(module.screens?.sourceSites ?? [], "is left out, as it belongs to a screen that is")
    }

    /// The generated files that name the module: what makes them has to run again, as that of the project has to for `Derived`.
    var generated: [Problem] {
        let resources = Set(extent.resources.flatMap { [NameWords($0).pascal, NameWords($0).camel] })
        let files = resolver.index.tokens.keys.sorted().filter { number in
            let outline = app.files[number].outline
            return app.files[number].isGenerated && !copied.files.contains(number)
                && resolver.tokens(in: 0..<outline.source.count, of: number).contains { token in
                    resolver.isCopied(token, in: number, by: copied)
                        || resources.contains(outline.name(outline.tokens[token]))
                }
        }
        return files.map { app.files[$0] }.filter { !$0.path.components.contains("Derived") }.map { file in
            let tool = file.generator ?? "the tool that makes it"
            return Problem(
                "\(file.path) is generated, and names \"\(extent.name)\"; it is left as it is",
                at: SourceMark(source: file.path.text),
                hint: "run \(tool) again",
                severity: .note
            )
        }
    }

    /// The note on a new case or constant whose text nothing but the copy knows, such as that of an endpoint or a product.
    func madeUp(by fragment: CodeFragment) -> Problem? {
        guard let own = fragment.declaration,
            let text = fragment.kind == .enumCase ? rawText(of: own) : code(of: own, fragment)
        else { return nil }
        return madeUp("\"\(own.name)\"", text, at: Site(file: fragment.file, offset: own.nameRange.lowerBound))
    }

    /// The note on a code that a repeated statement gives.
    func madeUp(at site: Site) -> Problem {
        let outline = app.files[site.file].outline
        return madeUp("this", outline.text(outline.tokens[outline.tokens.firstIndex(from: site.offset)]), at: site)
    }

    private func madeUp(_ own: String, _ text: String, at site: Site) -> Problem {
        let message = "the copy of \(own) has a made-up value instead of \(text)"
        let hint = "correct it if others than the app know it"
        return Problem(message, at: app.mark(of: site), hint: hint, severity: .note)
    }

    /// The text of a case that is more than its name, or that is sent.
    private func rawText(of own: Declaration) -> String? {
        guard let type = own.parent else { return nil }
        let isSent = type.inherits("String") && ["Codable", "Decodable", "Encodable"].contains(where: type.inherits)
        guard let text = own.initialValue?.text else { return isSent ? "\"\(own.name)\"" : nil }
        return text.hasPrefix("\"") && (isSent || !own.isNamedAsWritten) ? text : nil
    }

    /// The text of a constant that is a code and nothing that people read: `static let home = Screen(rawValue: "home_movies")`.
    private func code(of own: Declaration, _ fragment: CodeFragment) -> String? {
        let outline = app.files[fragment.file].outline
        guard own.isOfType, let value = own.initialValue, own.parent?.name.contains("Notification") == false else {
            return nil
        }
        return outline.tokens.indices(in: value.range).first { index in
            let text = outline.text(outline.tokens[index])
            return outline.tokens[index].kind == .string
                && resolver.hasOwnText(outline.tokens[index].range, in: fragment.file)
                && (text.contains("_") || outline.name(outline.tokens[index - 2]) == "rawValue")
        }
        .map { outline.text(outline.tokens[$0]) }
    }

    /// The note on a registration of the copy that makes another object of a class that stays.
    func secondObject(of fragment: CodeFragment) -> Problem? {
        Registration(fragment, resolver, copied)?.secondObject.map { name in
            let mark = app.mark(of: Site(file: fragment.file, offset: fragment.range.lowerBound))
            let hint = "resolve the first, if both modules have to share it"
            return Problem("the copy of this makes a second \"\(name)\"", at: mark, hint: hint, severity: .note)
        }
    }

    /// Notes on what counts the cases of an enum that gets one more: `#expect(Tab.allCases.count == 5)`.
    var counts: [Problem] {
        let enums = Set(fragments.filter { $0.kind == .enumCase }.compactMap { $0.declaration?.parent?.name })
        let sites = app.files.indices.filter { app.files[$0].outline.source.contains("allCases") }.flatMap { number in
            let (file, outline) = (app.files[number], app.files[number].outline)
            return outline.tokens.indices.dropLast(5).filter { index in
                let line = file.lines.range(ofLine: file.lines.position(at: outline.tokens[index].start).line)
                return enums.contains(outline.text(outline.tokens[index]))
                    && outline.tokens[(index + 1)...(index + 4)].map(outline.text) == [".", "allCases", ".", "count"]
                    && outline.tokens(in: line).contains { $0.kind == .integer }
            }
            .map { Site(file: number, offset: outline.tokens[$0].start) }
        }
        return listed(sites, "counts the cases, of which there is one more")
    }

    /// The note on a model that gets into a version of a store, as the stores that are there lack it.
    func storedVersion(of fragment: CodeFragment) -> Problem? {
        let outline = app.files[fragment.file].outline
        guard fragment.kind == .arrayElement,
            let version = outline.declarations(around: fragment.range.lowerBound)
                .first(where: { $0.inherits("VersionedSchema") })
        else { return nil }
        let hint = "if it has shipped, add a version with the copy's model, and a stage of migration"
        let mark = app.mark(of: Site(file: fragment.file, offset: fragment.range.lowerBound))
        let message = "the copy of this changes \"\(version.name)\", a version of the store"
        return Problem(message, at: mark, hint: hint, severity: .note)
    }

    /// Notes on the objects that the original's views get from those around them, where nothing gives the copy's views theirs.
    var ungiven: [Problem] {
        let properties = copied.files.flatMap { app.files[$0].outline.allDeclarations }.filter { $0.kind == .var }
        let asked = module.types.filter { type in
            properties.contains { own in
                own.hasAttribute("EnvironmentObject") && own.type?.text == type
                    || own.attributes.contains { $0.text == "@Environment(\(type).self)" }
            }
        }
        return asked.sorted().compactMap { type in
            let places = places(giving: type)
            guard let first = places.first, !places.contains(where: { copied.holds($0.offset, in: $0.file) }) else {
                return nil
            }
            let message = "views get a \"\(type)\" here, and no \"\(resolver.index.map.renamed(type) ?? type)\""
            let hint = "give them one, too: those of the copy crash without it"
            return Problem(message, at: app.mark(of: first), hint: hint, severity: .note)
        }
    }

    /// Where the rest of the app gives its views an object of a type.
    private func places(giving type: String) -> [Site] {
        app.files.indices.filter { app.files[$0].role == .source && !copied.files.contains($0) }.flatMap { file in
            resolver.code(of: file).calls.filter { call in
                guard call.givesEnvironment, !app.files[file].isPreview(call.range.lowerBound) else { return false }
                let value = call.arguments[0].value.text
                return value.contains(type)
                    || resolver.declarations(named: value).contains { file, own in
                        app.files[file].outline.names(in: own.range).contains(type)
                    }
            }
            .map { Site(file: file, offset: $0.arguments[0].range.lowerBound) }
        }
    }

    /// The note on a case that does not hide its copy, nor the copy the original, where other cases hide both.
    func unreset(_ fragment: CodeFragment) -> Problem? {
        guard fragment.kind == .switchCase else { return nil }
        let others = fragment.siblings.filter { $0 != fragment.range }
        let shown = Set(targets(in: fragment.range, of: fragment.file))
        let reset = fragments.first { other in
            other.file == fragment.file && other.kind == .statement
                && others.contains { $0.contains(other.range.lowerBound) }
                && !shown.isDisjoint(with: targets(in: other.range, of: other.file))
        }
        guard let reset else { return nil }
        let text = app.files[reset.file].outline.source.text(reset.range)
        let message = "the copy of this lacks \"\(text)\", and this lacks \"\(resolver.index.map.renamed(text: text))\""
        let mark = app.mark(of: Site(file: fragment.file, offset: fragment.range.lowerBound))
        return Problem(message, at: mark, hint: "write them if only one is to show", severity: .note)
    }

    /// What the assignments in a range of bytes set.
    private func targets(in range: Range<Int>, of file: Int) -> [String] {
        resolver.code(of: file).assignments.filter { range.contains($0.range.lowerBound) }.map(\.target.text)
    }

    /// The note on what a new case or function does as the original's does it.
    func keptStatement(_ range: Range<Int>, of fragment: CodeFragment) -> Problem {
        let text = app.files[fragment.file].outline.source.text(range).parted(by: "\n")[0]
        let kind = fragment.kind == .switchCase ? "case of the copy" : "copy of \"\(fragment.declaration?.name ?? "")\""
        let mark = app.mark(of: Site(file: fragment.file, offset: range.lowerBound))
        let hint = "give it what it shows or does instead"
        return Problem("the \(kind) has \"\(text)\", too", at: mark, hint: hint, severity: .note)
    }

    /// Notes on the key paths of a repeated member that lead to what is the original's and stays.
    func keptPaths(in fragment: CodeFragment) -> [Problem] {
        let outline = app.files[fragment.file].outline
        let kept = resolver.tokens(in: fragment.range, of: fragment.file).filter { token in
            outline.isInKeyPath(token) && !resolver.isCopied(token, in: fragment.file, by: copied)
        }
        return kept.prefix(1).map { token in
            let range = outline.tokens[outline.startOfBase(of: token)].start..<outline.tokens[token].end
            return keptStatement(range, of: fragment)
        }
    }

    /// Whether a case of a switch is for one of an enum that is the copied module's own, over which the switch is not.
    func isOfOwnCase(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .switchCase, !copied.files.contains(fragment.file) else { return false }
        let labels = resolver.code(of: fragment.file).switches.flatMap(\.cases).map(\.labelRange).filter { label in
            fragment.range.contains(label.lowerBound)
        }
        let sites = labels.prefix(1).flatMap { label in
            resolver.tokens(in: label, of: fragment.file).flatMap {
                resolver.candidates(for: $0, in: fragment.file) ?? []
            }
        }
        let cases = sites.filter { $0.kind == .enumCase }
        return !cases.isEmpty && cases.allSatisfy { copied.files.contains($0.file) }
    }

    /// Whether a call with the copy has a key path to a case that takes the original's value and keeps its name, as that is not of
    /// the module's words: `Scope(state: \.movies, action: \.film, child: Movies.init)`.
    func leadsToOriginal(_ fragment: CodeFragment) -> Bool {
        let outline = app.files[fragment.file].outline
        guard fragment.declaration == nil else { return false }
        return outline.tokens.indices(in: fragment.range).contains { token in
            guard outline.tokens[token].kind == .identifier, outline.isInKeyPath(token),
                !resolver.isCopied(token, in: fragment.file, by: copied)
            else { return false }
            return resolver.declarations(named: outline.name(outline.tokens[token])).contains { file, own in
                own.kind == .case && !copied.holds(own.nameRange.lowerBound, in: file)
                    && resolver.namesCopied(own.range, in: file, by: copied)
            }
        }
    }

    /// Notes on the scenes that other storyboards have of the module's types.
    func scenes(in tree: FileTree) throws(Failure) -> [Problem] {
        let own = extent.files.map(\.path).filter { $0.fileExtension == "storyboard" }.map(\.baseName)
        let names = module.types.map { ($0, "customClass=\"\($0)\"") } + own.map { ($0, "storyboardName=\"\($0)\"") }
        var notes: [Problem] = []
        for path in try tree.files(extensions: ["storyboard"]) where !extent.holds(path) {
            let lines = String(decoding: try tree.read(path) ?? [], as: UTF8.self).parted(by: "\n")
            for (number, line) in lines.enumerated() {
                guard let name = names.first(where: { line.contains($0.1) })?.0 else { continue }
                let mark = SourceMark(source: path.text, line: number + 1)
                let message = "\"\(name)\" is not repeated in the storyboard"
                notes.append(Problem(message, at: mark, hint: "copy its scene in Xcode", severity: .note))
            }
        }
        return notes
    }

    /// Notes on the lines of scripts that name a copied target or its folder.
    func scripts(in tree: FileTree) throws(Failure) -> [Problem] {
        let named = Set(extent.targets)
        guard !named.isEmpty else { return [] }
        var notes: [Problem] = []
        for path in try tree.files() where path.fileExtension == "sh" || path.name == "Makefile" {
            let lines = String(decoding: try tree.read(path) ?? [], as: UTF8.self).parted(by: "\n")
            for (number, line) in lines.enumerated() {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                guard !named.isDisjoint(with: words), !line.trimmingSpaces.hasPrefix("#") else { continue }
                let mark = SourceMark(source: path.text, line: number + 1)
                notes.append(Problem("\"\(line.trimmingSpaces)\" is not repeated", at: mark, severity: .note))
            }
        }
        return notes
    }

    /// Notes on what is left as it is, one a line.
    func listed(_ sites: [Site], _ message: String) -> [Problem] {
        var seen: Set<String> = []
        return sites.compactMap { site in
            let file = app.files[site.file]
            let number = file.lines.position(at: site.offset).line
            guard seen.insert("\(site.file):\(number)").inserted else { return nil }
            let whole = file.lines.range(ofLine: number)
            // Where something else on the line is repeated, it is the innermost part that is not.
            let isHalf = copied.fragments[site.file]?.contains { whole.contains($0.lowerBound) } == true
            let inner = resolver.code(of: site.file).elements(around: site.offset).map(\.range)
            let part = isHalf ? inner.last { whole.contains($0.lowerBound) } : nil
            let line = file.outline.source.text(part ?? whole).parted(by: "\n")[0].trimmingSpaces
            return Problem("\"\(line)\" \(message)", at: app.mark(of: site), severity: .note)
        }
    }
}
