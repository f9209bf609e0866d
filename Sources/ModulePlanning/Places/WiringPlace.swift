import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The place of a wiring: the file that its edit belongs in.
package struct WiringPlace {
    package let path: RelativePath
    let bytes: [UInt8]
    /// The parsed file, if it is a Swift file.
    var document: SwiftDocument?
    /// Other files with extensions of the same type that may contain the entry.
    var others: [SwiftDocument] = []
}

extension AppSources {
    /// Finds the only file in which an edit's anchor matches.
    ///
    /// - Parameter explains: Whether an error lists the candidates.
    package func place(of edit: Edit, explains: Bool = true) throws(LostWiring) -> WiringPlace {
        switch edit.kind {
        case .packageDependency, .targetDependency, .packageArgument: try package(of: edit)
        case .urlScheme: try unique("plist", { $0.name.hasSuffix("Info.plist") }, "info-plist")
        case .localPackage: try unique("pbxproj", { $0.name == "project.pbxproj" }, "project")
        default: try declaration(of: edit, explains: explains)
        }
    }

    /// Whether an anchor matches anywhere.
    func leads(_ anchor: AnchorPath) -> Bool { !leads(of: anchor).isEmpty }

    /// The file with the declaration that the anchor names.
    private func declaration(of edit: Edit, explains: Bool) throws(LostWiring) -> WiringPlace {
        guard let first = edit.anchor.steps.first else {
            throw LostWiring(reason: .text("the anchor has no steps"), file: nil)
        }
        let found = leads(of: edit.anchor)
        guard let place = found.first else {
            throw explains
                ? diagnosis(edit.anchor, first)
                : LostWiring(reason: .missing(step: first.description, within: nil, hint: nil), file: nil)
        }
        guard found.count == 1 else {
            let places = found.map { lead in
                "\(lead.path):\(lead.target.range.map { lead.document.line(of: $0.lowerBound) } ?? 1)"
            }
            .joined(separator: ", ")
            let step = edit.anchor.steps.last?.description ?? ""
            throw LostWiring(reason: .unsuitable("\"\(step)\" is there \(found.count) times (\(places))"), file: nil)
        }
        return WiringPlace(
            path: place.path,
            bytes: place.document.bytes,
            document: place.document,
            others: edit.kind.mayStandElsewhere
                ? documents(
                    naming: first,
                    besides: place.path,
                    holding: edit.extensionWords,
                    isOfMembers: edit.kind == .member
                ) : []
        )
    }

    /// Why an anchor does not match: the file that matches the most steps, and the candidates there.
    private func diagnosis(_ anchor: AnchorPath, _ first: AnchorStep) -> LostWiring {
        var lost = LostWiring(reason: .missing(step: first.description, within: nil, hint: nil), file: nil)
        for path in files(mentioning: first) {
            guard let document = document(at: path) else { continue }
            do throws(EditError.Reason) {
                _ = try AnchorFinder(document: document).targets(of: anchor)
            } catch {
                guard case .missing(let step, _, let hint) = error else { continue }
                // A file that only contains a similar name, or extends a type of another file, is not the one in question.
                let isDeep = step != first.description
                if isDeep || hint?.hasPrefix("there is") == true { lost = LostWiring(reason: error, file: path.text) }
                if isDeep { break }
            }
        }
        return lost.file == nil ? missing(first) : lost
    }

    /// The error for an anchor whose first step matches nothing, with a type of a similar name and its file, if there is one.
    private func missing(_ first: AnchorStep) -> LostWiring {
        var places: [String: String] = [:]
        for path in paths(extension: "swift") {
            for type in outline(of: path)?.declarations ?? [] where type.kind.isType {
                places[type.name] = places[type.name] ?? path.text
            }
        }
        let near = Suggestion(among: places.keys.sorted())
        return LostWiring(
            reason: .missing(step: first.description, within: nil, hint: near.hint(for: first.name)),
            file: near.nearest(to: first.name).flatMap { places[$0] }
        )
    }

    /// The manifest of the package that the anchor names, or the manifest at the root.
    private func package(of edit: Edit) throws(LostWiring) -> WiringPlace {
        let name = edit.anchor.steps.first { $0.place == .package }?.name
        let manifests = paths(extension: "swift").filter(\.isMainManifest)
        let found = manifests.filter { path in
            guard let name else { return path.text == "Package.swift" }
            return document(at: path).flatMap { try? PackageManifest($0) }?.name == name
        }
        let step = name.map { "package \($0)" } ?? "package"
        return try unique(found, step)
    }

    private func unique(
        _ name: String,
        _ isWanted: (RelativePath) -> Bool,
        _ step: String
    ) throws(LostWiring) -> WiringPlace {
        // A project keeps the property lists of its tests beside the app's own.
        try unique(paths(extension: name).filter { isWanted($0) && !$0.text.contains("Tests") }, step)
    }

    private func unique(_ found: [RelativePath], _ step: String) throws(LostWiring) -> WiringPlace {
        guard let path = found.first, let bytes = bytes(of: path) else {
            throw LostWiring(reason: .missing(step: step, within: nil, hint: nil), file: nil)
        }
        guard found.count == 1 else {
            let places = found.map(\.text).joined(separator: ", ")
            throw LostWiring(reason: .unsuitable("\"\(step)\" is there \(found.count) times (\(places))"), file: nil)
        }
        return WiringPlace(path: path, bytes: bytes)
    }
}

extension Edit {
    /// The words that another file must contain to hold the entry in an extension of the type: one of the names of new members,
    /// or a part of a conformance.
    fileprivate var extensionWords: [String] {
        switch kind {
        case .member: ((try? MemberText(text))?.chunks ?? []).map(\.declaration.name)
        case .conformance: [TokenText(EntryText(text).plain).texts.max { $0.utf8.count < $1.utf8.count } ?? ""]
        default: []
        }
    }
}
