import SwiftOutline

/// The file in which an edit belongs, or why there is none.
struct WiringPlace {
    let path: RelativePath
    let bytes: [UInt8]
    /// The file as it was read to find the place in it, where it is a Swift file.
    var document: SwiftDocument?
    /// Other files with parts of the same type, where those may hold the entry.
    var others: [SwiftDocument] = []
}

/// Why an edit has no place, with the file in which the search came furthest.
struct LostWiring: Error {
    let reason: EditError.Reason
    let file: String?
}

extension AppSources {
    /// Finds the one file that an edit's anchor leads to.
    ///
    /// - Parameter explains: Whether an error says what is there instead.
    func place(of edit: Edit, explains: Bool = true) throws(LostWiring) -> WiringPlace {
        switch edit.kind {
        case .packageDependency, .targetDependency, .packageArgument: try package(of: edit)
        case .urlScheme: try only({ $0.name.hasSuffix("Info.plist") }, "info-plist", of: edit)
        case .localPackage: try only({ $0.name == "project.pbxproj" }, "project", of: edit)
        default: try declaration(of: edit, explains: explains)
        }
    }

    /// Whether an anchor leads anywhere.
    func leads(_ anchor: AnchorPath) -> Bool { !leads(of: anchor).isEmpty }

    /// The file that declares what the anchor names.
    private func declaration(of edit: Edit, explains: Bool) throws(LostWiring) -> WiringPlace {
        guard let first = edit.anchor.steps.first else {
            throw LostWiring(reason: .text("the anchor has no steps"), file: nil)
        }
        let found = leads(of: edit.anchor)
        guard let place = found.first else {
            throw explains
                ? why(edit.anchor, first)
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
        let others = edit.kind.mayStandElsewhere ? documents(naming: first).filter { $0.path != place.path } : []
        return WiringPlace(
            path: place.path,
            bytes: place.document.bytes,
            document: place.document,
            others: others.map(\.document)
        )
    }

    /// Why an anchor leads nowhere: the file in which it leads furthest, and what is there instead.
    private func why(_ anchor: AnchorPath, _ first: AnchorStep) -> LostWiring {
        var lost = LostWiring(reason: .missing(step: first.description, within: nil, hint: nil), file: nil)
        for (path, document) in documents(mentioning: first) {
            do throws(EditError.Reason) {
                _ = try AnchorFinder(document: document).targets(of: anchor)
            } catch {
                guard case .missing(let step, _, let hint) = error else { continue }
                // A file that only has a name like it, or adds to a type that is elsewhere, is not the one in question.
                let isDeep = step != first.description
                if isDeep || hint?.hasPrefix("there is") == true { lost = LostWiring(reason: error, file: path.text) }
                if isDeep { break }
            }
        }
        return lost.file == nil ? missing(first) : lost
    }

    /// What is said where nothing of the app is what an anchor begins with: a type of nearly the name, and its file, if there is one.
    private func missing(_ first: AnchorStep) -> LostWiring {
        var places: [String: String] = [:]
        for file in all where file.path.name.hasSuffix(".swift") {
            for type in Outline(SourceText(file.bytes)).declarations where type.kind.isType {
                places[type.name] = places[type.name] ?? file.path.text
            }
        }
        let near = Suggestion(among: places.keys.sorted())
        return LostWiring(
            reason: .missing(step: first.description, within: nil, hint: near.hint(for: first.name)),
            file: near.nearest(to: first.name).flatMap { places[$0] }
        )
    }

    /// The manifest of the package that the anchor names, or the one at the root.
    private func package(of edit: Edit) throws(LostWiring) -> WiringPlace {
        let name = edit.anchor.steps.first { $0.place == .package }?.name
        let manifests = all.filter { $0.path.name == "Package.swift" }
        let found = manifests.filter { file in
            guard let name else { return file.path.text == "Package.swift" }
            return Self.holds(file.bytes, Array(name.utf8))
                && (try? PackageManifest(SwiftDocument(file.bytes)))?.name == name
        }
        let step = name.map { "package \($0)" } ?? "package"
        return try Self.only(found, step)
    }

    private func only(_ isWanted: (RelativePath) -> Bool, _ step: String, of edit: Edit) throws(LostWiring)
        -> WiringPlace
    {
        // A project keeps the property lists of its tests beside that of the app.
        let files = all.filter { isWanted($0.path) && !$0.path.text.contains("Tests") }
        return try Self.only(files, step)
    }

    private static func only(_ files: [(path: RelativePath, bytes: [UInt8])], _ step: String) throws(LostWiring)
        -> WiringPlace
    {
        guard let file = files.first else {
            throw LostWiring(reason: .missing(step: step, within: nil, hint: nil), file: nil)
        }
        guard files.count == 1 else {
            let places = files.map(\.path.text).joined(separator: ", ")
            throw LostWiring(reason: .unsuitable("\"\(step)\" is there \(files.count) times (\(places))"), file: nil)
        }
        return WiringPlace(path: file.path, bytes: file.bytes)
    }
}
