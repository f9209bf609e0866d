import AppModel
import FileTransaction
import Styles

/// What several adoptions share: an app with its modules and their files, read once.
package struct AdoptionContext {
    package let app: PlannedApp
    /// The modules' type names, sorted.
    let modules: [String]
    private let names: Set<String>
    private let files: [String: [NeighbourFile]]
    /// The app's types by the paths of their files, and by the names of the folders around these.
    private let types: [String: [TypeDeclaration]]

    package init(_ app: PlannedApp, of style: Style) {
        let neighbours = Neighbours(of: style.manifest, in: app, except: nil)
        self.app = app
        modules = neighbours.modules
        names = Set(modules)
        files = Dictionary(grouping: neighbours.files, by: \.module)
        var types: [String: [TypeDeclaration]] = [:]
        for type in app.types {
            let path = app.model.file(of: type).path
            for place in Set([path.text] + path.components.dropLast().map { String($0) }) {
                types[place, default: []].append(type)
            }
        }
        self.types = types
    }

    func has(_ module: String) -> Bool { names.contains(module) }

    /// The files that the names of a module's types show.
    func files(of module: String) -> [NeighbourFile] { files[module] ?? [] }

    /// The types in files or folders, sorted by name.
    func types(in places: Set<String>) -> [TypeDeclaration] {
        let found = places.flatMap { types[$0] ?? [] }
        return Dictionary(grouping: found, by: \.name).values.compactMap(\.first).sorted { $0.name < $1.name }
    }
}
