import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftOutline

extension ModuleRepair {
    /// The parts of a module with a kept spec that the app lacks.
    package func missingParts(of module: RenderedModule, in tree: FileTree) throws(Failure) -> MissingParts {
        var parts = MissingParts()
        var paths: Set<RelativePath> = []
        for piece in module.pieces where !piece.isMerged {
            if try isMissing(piece, of: module, in: tree) {
                paths.insert(piece.path)
                parts.pieces.append(.missing(piece))
            } else {
                parts.pieces.append(.standing(piece, lacks: piece.demands.flatMap(lacks)))
            }
        }
        var copy = tree
        let filled = try fill(module, writing: { $0.isMerged || paths.contains($0.path) }, in: &copy)
        (parts.texts, parts.entries) = (filled.pieces.filter(\.isMerged), filled.entries)
        return parts
    }

    /// The pieces of a module without a spec that the app lacks: of those that declare what all modules of the style have.
    package func missingPieces(of module: RenderedModule, in tree: FileTree) throws(Failure) -> [RenderedPiece] {
        var missing: [RenderedPiece] = []
        for piece in module.pieces where !piece.isMerged && !piece.demands.isEmpty {
            if try isMissing(piece, of: module, in: tree) { missing.append(piece) }
        }
        return missing
    }

    /// Whether neither the piece's file nor, in other files, its declarations exist.
    private func isMissing(_ piece: RenderedPiece, of module: RenderedModule, in tree: FileTree) throws(Failure) -> Bool
    {
        if try tree.hasFile(piece.path) { return false }
        let declared = piece.file.outline.declarations.filter(\.kind.isType)
        guard !declared.isEmpty else {
            // A file named after the module may be in another folder; each package has its own Package.swift.
            let all = try tree.files(extensions: [String(piece.path.fileExtension ?? "")])
            return !piece.path.name.contains(module.name) || !all.contains { $0.name == piece.path.name }
        }
        return !declared.contains { model.type($0.name) != nil }
    }

    // MARK: - Requirements

    func lacks(_ requirement: Requirement) -> [MissingDeclaration] {
        switch requirement.demand {
        case .declaration(let pattern, let inherits):
            if pattern.keyword == "extension" { return [] }
            guard let type = model.type(pattern.name) else {
                return [missing("\(pattern.keyword) \(pattern.name)", .type(pattern.name), of: nil, requirement)]
            }
            if type.hasForeignSuperclass(in: model) { return [] }
            return inherits.filter { !model.isKind(type, of: [$0]) }.map { base in
                let isClass = model.type(base)?.kind == .class
                let part = LostPart.conformance(type: pattern.name, to: base, isClass: isClass)
                return missing("\(pattern.name): \(base)", part, of: type, requirement)
            }
        case .member(let path, let modifiers):
            guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return [] }
            let (owner, name) = (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
            guard let type = model.type(owner) else { return [] }
            let found = type.lineage(in: model).flatMap { $0.members(named: name) }.map(\.declaration)
            guard !found.isEmpty else {
                return [missing(path, .member(type: owner, name: name), of: type, requirement)]
            }
            // Other modifiers concern access and isolation, which the app may express in another way.
            guard modifiers.contains("weak"), found.allSatisfy({ $0.kind == .var && $0.isStored && !$0.isWeak }) else {
                return []
            }
            let part = LostPart.modifier(type: owner, name: name, modifier: "weak")
            return [missing("weak \(path)", part, of: type, requirement)]
        }
    }

    private func missing(_ name: String, _ part: LostPart, of owner: TypeDeclaration?, _ requirement: Requirement)
        -> MissingDeclaration
    {
        MissingDeclaration(name: name, part: part, owner: owner, rule: requirement.rule)
    }
}
