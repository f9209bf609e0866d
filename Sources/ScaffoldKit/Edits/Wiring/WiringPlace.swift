/// The file in which an edit belongs, or why there is none.
struct WiringPlace {
    let path: RelativePath
    let bytes: [UInt8]
    /// Other files with parts of the same type.
    var others: [SwiftDocument] = []
}

/// Why an edit has no place, with the file in which the search came furthest.
struct LostWiring: Error {
    let reason: EditError.Reason
    let file: String?
}

extension AppSources {
    /// Finds the one file that an edit's anchor leads to.
    mutating func place(of edit: Edit) throws(LostWiring) -> WiringPlace {
        switch edit.kind {
        case .packageDependency, .targetDependency, .packageArgument: try package(of: edit)
        case .urlScheme: try only({ $0.name.hasSuffix("Info.plist") }, "info-plist", of: edit)
        case .localPackage: try only({ $0.name == "project.pbxproj" }, "project", of: edit)
        default: try declaration(of: edit)
        }
    }

    /// Whether an anchor leads anywhere.
    mutating func leads(_ anchor: AnchorPath) -> Bool {
        guard let first = anchor.steps.first else { return false }
        return documents(naming: first.name).contains { _, document in
            (try? AnchorFinder(document: document).targets(of: anchor)) != nil
        }
    }

    /// The file that declares what the anchor names.
    private mutating func declaration(of edit: Edit) throws(LostWiring) -> WiringPlace {
        guard let first = edit.anchor.steps.first else {
            throw LostWiring(reason: .text("the anchor has no steps"), file: nil)
        }
        var found: [(path: RelativePath, document: SwiftDocument, lines: [Int])] = []
        var lost = LostWiring(reason: .missing(step: first.description, within: nil, hint: nil), file: nil)
        var isDeep = false
        let candidates = documents(naming: first.name)
        for (path, document) in candidates {
            do throws(EditError.Reason) {
                let targets = try AnchorFinder(document: document).targets(of: edit.anchor)
                let lines = targets.map { $0.range.map { document.line(of: $0.lowerBound) } ?? 1 }
                found.append((path, document, lines))
            } catch {
                guard !isDeep, case .missing(let step, _, let hint) = error else { continue }
                isDeep = step != first.description
                if isDeep || hint != nil { lost = LostWiring(reason: error, file: path.text) }
            }
        }
        guard let place = found.first else { throw lost }
        guard found.count == 1 else {
            let places = found.map { "\($0.path):\($0.lines[0])" }.joined(separator: ", ")
            let step = edit.anchor.steps.last?.description ?? ""
            throw LostWiring(reason: .unsuitable("\"\(step)\" is there \(found.count) times (\(places))"), file: nil)
        }
        let others = candidates.filter { $0.path != place.path }.map(\.document)
        return WiringPlace(path: place.path, bytes: place.document.bytes, others: others)
    }

    /// The manifest of the package that the anchor names, or the one at the root.
    private func package(of edit: Edit) throws(LostWiring) -> WiringPlace {
        let name = edit.anchor.steps.first { $0.place == .package }?.name
        let manifests = all.filter { $0.path.name == "Package.swift" }
        let found = manifests.filter { file in
            guard let name else { return file.path.text == "Package.swift" }
            return (try? PackageManifest(SwiftDocument(file.bytes)))?.name == name
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
