import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits

/// Finds an app's conventions in its existing modules.
struct ConventionsFinder {
    /// The number of files to examine for the header, the indentation and the line breaks: a representative sample at
    /// little cost.
    private static let sample = 24
    /// The number of modules whose folders to examine, for the same reason.
    private static let modules = 50
    /// The number of modules whose records to examine, for the same reason.
    private static let records = 3

    let manifest: StyleManifest
    let app: PlannedApp
    let tree: FileTree

    /// The conventions; the configuration takes precedence over the sources.
    ///
    /// - Parameter name: The planned module, which is excluded from the evidence.
    func conventions(except name: String?, configuration: AppConfiguration) throws(Failure) -> Conventions {
        var conventions = Conventions()
        guard !app.isEmpty else {
            apply(configuration, to: &conventions)
            return conventions
        }
        let neighbours = Neighbours(of: manifest, in: app, except: name, filesOf: Self.modules)
        conventions.modules = neighbours.modules
        conventions.folders = FolderRules(
            neighbours,
            pieces: manifest.pieces,
            shared: manifest.app.pieces,
            app: app,
            tests: manifest.app.xcode?.tests ?? []
        )
        conventions.paths = try catalogues()
        let files = try sampled(neighbours)
        conventions.header = FileHeader(commonTo: files, except: neighbours.modules)
        conventions.indentation = Indentation(commonTo: files.map(\.bytes)) ?? .usual
        let pairs = files.count { FileLayout(of: $0.bytes, isSwift: false).isCRLF }
        conventions.isCRLF = pairs * 2 > files.count
        let kept = neighbours.modules.prefix(Self.records).compactMap { try? ModuleRecord.options(of: $0, in: tree) }
        conventions.options = OptionEvidence(manifest: manifest, app: app, kept: kept).options
        apply(configuration, to: &conventions)
        return conventions
    }

    private func apply(_ configuration: AppConfiguration, to conventions: inout Conventions) {
        conventions.paths.merge(configuration.paths) { $1 }
        if let header = configuration.header { conventions.header = header }
        if let indentation = configuration.indentation { conventions.indentation = indentation }
    }

    /// An evenly spread sample of the neighbours' files, or of all files if there are no neighbours.
    private func sampled(_ neighbours: Neighbours) throws(Failure) -> [(name: String, bytes: [UInt8])] {
        let known = Set(neighbours.files.map(\.path)).sorted()
        let paths = known.isEmpty ? app.paths : known
        let step = max(1, paths.count / Self.sample)
        var files: [(name: String, bytes: [UInt8])] = []
        for index in stride(from: 0, to: paths.count, by: step) {
            let path = RelativePath(trusted: paths[index])
            guard let bytes = try tree.read(path) else { continue }
            files.append((String(path.name), bytes))
        }
        return files
    }

    /// The app's own string catalogues, by the ids of the pieces that merge into them.
    private func catalogues() throws(Failure) -> [String: String] {
        var paths: [String: String] = [:]
        let pieces = (manifest.app.pieces + manifest.pieces).filter { $0.merge == .stringCatalogue }
        guard !pieces.isEmpty else { return paths }
        let files = try tree.files(extensions: StringCatalogue.extensions)
        for piece in pieces where !piece.path.contains("{{") {
            let usual = RelativePath(trusted: piece.path)
            // Tables of one name in several languages differ in their folder: `de.lproj/Localizable.strings`.
            let count = piece.path.contains(".lproj/") ? 2 : 1
            let alike = files.filter { $0.components.suffix(count) == usual.components.suffix(count) }
            if alike.contains(usual) {
                paths[piece.id] = usual.text
            } else if alike.count == 1 {
                paths[piece.id] = alike[0].text
            }
        }
        return paths
    }
}
