import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import SwiftOutline

extension ExtentFinder {
    var ownFiles: [SourceFile] { app.files.filter { taken.contains($0.path) } }

    /// The visible types that the copy declares anew.
    var ownTypes: Set<String> {
        Set(ownFiles.flatMap(\.visibleTypes).map(\.name)).subtracting(extent.left)
    }

    /// The types of the module's words that the module mentions and that stay.
    var sharedTypes: [String] {
        let own = ownTypes
        let mentioned = Set(ownFiles.flatMap { $0.outline.names(in: 0..<$0.outline.source.count) })
        let named = mentioned.filter { !own.contains($0) && stem.matches($0) && app.visibleType($0) != nil }
        return named.union(extent.left).sorted()
    }

    /// Leaves out of the copy the types that the rest of the app uses, what they are made of, and the files that have no other types.
    mutating func share() {
        guard extent.targets.isEmpty else { return }
        let sites = app.sites(of: Set(ownFiles.flatMap(\.visibleTypes).map(\.name)), inPreviews: true)
        while true {
            let own = ownFiles
            let visible = own.flatMap(\.visibleTypes).filter { !requested.contains($0.name) }
            let presented = Set(visible.filter { isPresented($0) || isOwnProtocol($0) }.map(\.name))
            let candidates = Set(visible.map(\.name)).subtracting(presented)
            extent.left.formUnion(usedElsewhere(among: candidates, beside: presented, sites))
            while leaveParts(of: own, among: candidates, sites) {}
            let (left, names) = (extent.left, Set(visible.map(\.name)))
            let shared = own.filter { file in
                let types = file.outline.declarations.filter { $0.kind.isType && !$0.inherits("PreviewProvider") }
                let extended = file.outline.declarations.filter { $0.kind == .extension }.map {
                    TypeText.bare(of: $0.name)
                }
                return !types.isEmpty && types.allSatisfy { left.contains($0.name) }
                    && extended.allSatisfy { !names.contains($0) || left.contains($0) }
            }
            // What those files use stays, too.
            guard !shared.isEmpty else { return }
            let paths = Set(shared.map(\.path))
            dropped.formUnion(paths)
            taken.subtract(paths)
            extent.files.removeAll { paths.contains($0.path) }
        }
    }

    /// The types that the rest of the app relies on, and those that show a part of the module and are parts of several other modules.
    private func usedElsewhere(
        among names: Set<String>,
        beside presented: Set<String>,
        _ sites: [String: [Site]]
    ) -> Set<String> {
        var found: Set<String> = []
        var users: [String: Set<String>] = [:]
        for name in names.union(presented) {
            for site in sites[name] ?? []
            where !taken.contains(app.files[site.file].path) && !app.files[site.file].isGenerated {
                let file = app.files[site.file]
                let isOther = isOfSibling(file.path)
                if isOther, presented.contains(name), isPart(name, at: site.offset, in: file) {
                    users[name, default: []].insert(modules.owner(of: file.path)?.name ?? "")
                }
                guard names.contains(name), !found.contains(name) else { continue }
                if !isOther, !stem.matches(name), isInView(site.offset, of: file) {
                    users[name, default: []].insert(file.path.text)
                }
                if isReliance(site, on: name) { found.insert(name) }
            }
        }
        return found.union(users.filter { $0.value.count > 1 }.keys)
    }

    /// Whether a place is in a view of the rest of the app, which may have views of the module's folder as its parts.
    private func isInView(_ offset: Int, of file: SourceFile) -> Bool {
        guard let type = file.outline.declarations(around: offset).first else { return false }
        return type.kind == .struct && type.showsModule && modules.owner(of: file.path) == nil
    }

    /// Whether another module has a type that shows the module as a part: one with words before the module's, or a view model that
    /// it is given.
    private func isPart(_ name: String, at offset: Int, in file: SourceFile) -> Bool {
        let words = NameWords(name).words
        if rest(of: words) == nil { return true }
        guard words.suffix(2) == ["View", "Model"], let own = file.outline.declarations(around: offset).last else {
            return false
        }
        return own.parameters.contains { $0.range.contains(offset) } || own.hasAttribute("EnvironmentObject")
    }

    /// Whether code that mentions a type of the module relies on it, so that the type stays.
    ///
    /// It does not if it has the module's name itself, as it is copied, too; nor if it only shows the type or names it in a body.
    private func isReliance(_ site: Site, on name: String) -> Bool {
        let file = app.files[site.file]
        let type = app.visibleType(name)
        if type?.declaration.showsModule == true, !isOfSibling(file.path) { return false }
        let around = file.outline.declarations(around: site.offset)
        let own = site.offset..<site.offset + name.utf8.count
        let isOfModule = around.contains { stem.matches($0.name) && $0.nameRange != own }
        if isOfModule, !isService(around.first, of: type) { return false }
        guard let type, stem.matches(name) else { return true }
        if isStored(type.declaration), isOfSibling(file.path) { return true }
        return isInSignature(site.offset, of: around, type) && !isAmongSiblings(name, around.last, of: file)
    }

    /// Whether the values of a type are kept in a database, where the modules share them.
    private func isStored(_ type: Declaration) -> Bool {
        type.kind == .class
            && (type.hasAttribute("Model") || ["NSManagedObject", "Object"].contains(where: type.inherits))
    }

    /// Whether a declaration names the types of several other modules that correspond to one of the module's, as a list of all does:
    /// `[MoviesExample(), ActorsExample(), ToursExample()]`.
    private func isAmongSiblings(_ name: String, _ declaration: Declaration?, of file: SourceFile) -> Bool {
        guard let declaration, let rest = rest(of: NameWords(name).words) else { return false }
        let named = Set(file.outline.names(in: declaration.range))
        return modules.modules.count { $0.words != module.words && named.contains($0.name + rest.joined()) } > 1
    }

    /// Whether a declaration is a service's that has a type of the module's folder: services stay.
    private func isService(_ declaration: Declaration?, of type: TypeDeclaration?) -> Bool {
        guard let declaration, let home = type.map({ app.file(of: $0).path }) else { return false }
        return module.folders.contains(where: home.isInside)
            && RoleWords.isShared(NameWords(declaration.name).words)
    }

    /// Leaves out of the copy what the types that stay are made of.
    ///
    /// - Returns: Whether there is any.
    private mutating func leaveParts(of own: [SourceFile], among candidates: Set<String>, _ sites: [String: [Site]])
        -> Bool
    {
        let left = extent.left
        for file in own {
            for type in file.visibleTypes where left.contains(type.name) {
                extent.left.formUnion(
                    file.outline.names(in: type.range).filter { name in
                        candidates.contains(name) && isPart(name, of: type, in: file, sites[name] ?? [])
                    }
                )
            }
        }
        return extent.left != left
    }

    /// Whether a type that stays needs one of the module's as it is: as a value, as what it inherits or requires, or as what it alone
    /// makes.
    private func isPart(_ name: String, of type: Declaration, in file: SourceFile, _ sites: [Site]) -> Bool {
        guard let part = app.visibleType(name)?.declaration else { return false }
        if part.showsModule { return !stem.matches(name) && isLeft(makerOf: name, at: sites) }
        guard stem.matches(name), !type.inheritance.contains(where: { TypeText.bare(of: $0.text) == name }) else {
            return true
        }
        let isValue = part.kind == .struct || part.kind == .enum
        guard isValue || type.kind == .protocol else { return false }
        return type.members.contains { member in
            let end = member.bodyRange?.lowerBound ?? (isValue ? member.range.lowerBound : member.range.upperBound)
            return !member.hasModifier(.private, or: .fileprivate)
                && file.outline.names(in: member.range.lowerBound..<end).contains(name)
        }
    }

    /// Whether the module's files make values of a type, and only in types that stay, as those that list the rows of a table do.
    private func isLeft(makerOf name: String, at sites: [Site]) -> Bool {
        let makers = sites.compactMap { site -> String? in
            let file = app.files[site.file]
            let end = file.outline.tokens.indices(in: site.offset..<site.offset + name.utf8.count).upperBound
            guard taken.contains(file.path), !file.isPreview(site.offset),
                file.outline.tokens[end].kind == .leftParenthesis
            else { return nil }
            return file.outline.declarations(around: site.offset).first?.name ?? ""
        }
        return !makers.isEmpty && makers.allSatisfy(extent.left.contains)
    }

    /// Whether a mention of a type with a role in the module is in the signature of a member of the rest of the app.
    private func isInSignature(_ offset: Int, of around: [Declaration], _ type: TypeDeclaration) -> Bool {
        guard RoleWords.isOfModule(NameWords(type.name).words.dropFirst()) else { return true }
        guard let last = around.last, !last.kind.hasMembers else { return false }
        return last.bodyRange.map { offset < $0.lowerBound }
            ?? (last.type?.range.contains(offset) == true || last.kind == .func)
    }

    /// Whether a type shows the module, so that others only lead to it.
    private func isPresented(_ type: Declaration) -> Bool {
        stem.matches(type.name) && (type.showsModule || isNamespace(type))
    }

    /// Whether an enum without cases has a type that shows the module: `extension Movies { class ViewController: UIViewController {} }`.
    private func isNamespace(_ type: Declaration) -> Bool {
        guard type.kind == .enum, !type.members.contains(where: { $0.kind == .case }) else { return false }
        return ownFiles.flatMap(\.outline.declarations).contains { part in
            TypeText.bare(of: part.name) == type.name && part.members.contains { $0.kind.isType && $0.showsModule }
        }
    }

    /// Whether a protocol of the module's words requires something of a type that shows or wires the module, such as
    /// `func build() -> MoviesRouting`.
    private func isOwnProtocol(_ type: Declaration) -> Bool {
        guard type.kind == .protocol, stem.matches(type.name), !RoleWords.isShared(NameWords(type.name).words) else {
            return false
        }
        return type.members.contains { member in
            let texts = member.parameters.map(\.type.text) + [member.type?.text ?? ""]
            return texts.contains { text in
                app.visibleType(TypeText(text).name).map { isPresented($0.declaration) || isWiring($0) } == true
            }
        }
    }

    /// Whether a type of the module's files wires it, by its name.
    private func isWiring(_ type: TypeDeclaration) -> Bool {
        stem.matches(type.name) && taken.contains(app.file(of: type).path)
            && RoleWords.isOfModule(NameWords(type.name).words.dropFirst())
    }
}
