import AppModel
import Diagnostics
import SwiftOutline

// The texts by which code tells modules apart.

extension FragmentSearch {
    /// Whether the text of a case or constant is the name of a type or file that stays: `case movies = "sound_movies"`, of which there is
    /// no second.
    func namesStaying(_ own: Declaration) -> Bool {
        guard own.kind == .case || own.isOfType, let text = own.initialValue?.text, text.hasPrefix("\"") else {
            return false
        }
        let name = text.filter { $0 != "\"" }
        guard NameWords(name).words.count > 1 else { return false }
        let types = app.types(named: name)
        return !types.isEmpty
            && !types.contains { copied.holds($0.declaration.nameRange.lowerBound, in: $0.place.file) }
            || copy.standing.contains(name)
    }

    /// Where the app has a text by which a repeated branch is chosen, `key == "Movies"`, and nothing is repeated.
    var keys: [Site] { branchKeys + caseKeys }

    /// The handlers that a type has for the module beside others of their form, and where they are called:
    /// `var onMoviesSelect: (() -> Void)?`.
    var handlers: [Site] {
        let names = Set(resolver.index.sites.filter { $0.value.contains(where: isHandler) }.keys)
        return files.filter { app.files[$0].role == .source && open.contains($0) }.flatMap { file in
            let outline = app.files[file].outline
            let tokens = (resolver.index.tokens[file] ?? []).filter { names.contains(outline.name(outline.tokens[$0])) }
            return tokens.map { Site(file: file, offset: outline.tokens[$0].start) }
        }
        .filter { !copied.holds($0.offset, in: $0.file) }
    }

    private func isHandler(_ site: NameSite) -> Bool {
        guard site.kind == .member, open.contains(site.file), !copied.holds(site),
            let own = app.files[site.file].outline.declarations(around: site.offset).last,
            let type = own.type?.text, type.contains("->")
        else { return false }
        let others = own.parent?.members.filter { $0.type?.text == type && $0.name != own.name } ?? []
        return !copy.otherModules(namedIn: Set(others.map(\.name))).isEmpty
    }

    /// The cases of switches over texts that have the raw value of a repeated case: `case "movies":`.
    private var caseKeys: [Site] {
        fragments.filter { $0.kind == .enumCase }.compactMap(\.declaration).flatMap { own -> [Site] in
            guard own.parent?.inherits("String") == true else { return [] }
            return sites(ofText: own.initialValue?.text ?? "\"\(own.name)\"").filter { site in
                resolver.code(of: site.file).switches.flatMap(\.cases).contains { $0.labelRange.contains(site.offset) }
            }
        }
    }

    private var branchKeys: [Site] {
        fragments.filter(\.isBranch).flatMap { branch -> [Site] in
            let head = FragmentFinder(resolver, in: branch.file, by: copied).head(of: branch)
            let outline = app.files[branch.file].outline
            let text = outline.tokens(in: head).first {
                $0.kind == .string && resolver.hasOwnText($0.range, in: branch.file)
            }
            return text.map { sites(ofText: outline.text($0)) } ?? []
        }
    }

    private func sites(ofText text: String) -> [Site] {
        app.files.indices.filter { file in
            app.files[file].role == .source && !copied.files.contains(file) && !app.files[file].isGenerated
                && app.files[file].outline.source.contains(text)
        }
        .flatMap { file in
            let outline = app.files[file].outline
            return outline.tokens.filter { $0.kind == .string && outline.text($0) == text }
                .map { Site(file: file, offset: $0.start) }
        }
        .filter { !copied.holds($0.offset, in: $0.file) }
    }
}
