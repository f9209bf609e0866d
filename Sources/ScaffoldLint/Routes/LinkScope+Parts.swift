import AppModel
import Diagnostics
import SwiftOutline

// Members of the app's types that split a URL, and of extensions of `URL`.
extension LinkScope {
    /// A member of a type of the app, or of an extension of `URL`.
    func member(named name: String, of type: String?) -> Place? {
        members(of: type).first { $0.declaration.isNamed(name) && [.let, .var, .func].contains($0.declaration.kind) }
    }

    /// The part of the URL that a property or function returns, by its type and name: components, query, or a text.
    func part(named name: String, of type: String?) -> LinkValue {
        guard let place = member(named: name, of: type) else { return .unknown }
        let written = (place.declaration.type?.text ?? "").withoutSpaces
        if written.contains(":") || written.contains("QueryItem") { return .query }
        let isList = written.hasPrefix("[") || written.hasPrefix("Array") || written.contains("Slice")
        if isList { return .list(LinkList(hasHost: countsHost(place, in: type))) }
        switch name.lowercased() {
        case let name where name.contains("scheme"): return .scheme
        case let name where name.contains("host"): return .host
        case let name where name.contains("path"): return .path
        case let name where name.contains("quer"): return .query
        case "url": return .url(owner: nil)
        default:
            guard let type = model.type(TypeText.lastName(in: written)), type.kind != .enum else { return .unknown }
            return .url(owner: type.name)
        }
    }

    private func members(of type: String?) -> [Place] {
        if let type, let found = model.type(type) { return found.members }
        return ["URL", "URLComponents"].flatMap { name in
            model.extensions(ofForeign: name).flatMap { part in
                part.declaration.members.map { Place(file: part.file, declaration: $0) }
            }
        }
    }

    /// Whether the list has the host before the path's components.
    private func countsHost(_ place: Place, in type: String?) -> Bool {
        let members = members(of: type)
        if members.contains(where: { isStored($0.declaration) && $0.declaration.name.lowercased().contains("host") }) {
            return false
        }
        if mentionsHost(place) { return true }
        guard isStored(place.declaration) else { return false }
        return members.contains { [.`init`, .func].contains($0.declaration.kind) && mentionsHost($0) }
    }

    private func isStored(_ declaration: Declaration) -> Bool {
        [.let, .var].contains(declaration.kind) && declaration.isStored
    }

    private func mentionsHost(_ place: Place) -> Bool {
        model.file(of: place).outline.names(in: place.declaration.range).contains {
            $0.lowercased().contains("host")
        }
    }
}
