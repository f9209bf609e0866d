import AppModel
import Diagnostics
import StencilEngine
import SwiftOutline

extension PlannedApp {
    /// The value of `app` in templates.
    ///
    /// Lists of names are dictionaries that query the model, as a template asks for a few of thousands
    /// (`"Loader" in app.types`).
    func context(exists: Bool) -> TemplateDictionary {
        let words = NameWords(name)
        return [
            "name": .string(words.pascal), "title": .string(words.title), "value": .string(words.camel),
            "module": .string(module ?? words.pascal),
            "scheme": .string(words.camel.lowercased()), "bundle": .string(appNames.bundle),
            "exists": .bool(exists), "header": "",
            "names": .dictionary(ownNames), "slots": .dictionary(slots),
            "requirements": .array(requirements),
            "types": .dictionary(model.typeNames), "members": .dictionary(model.memberPaths),
            "properties": .dictionary(model.properties),
            "isolated": .dictionary(model.isolatedTypes(byDefault: isOnMainActor)),
            "inherited": .dictionary(model.inheritedTypes), "manifestHead": .string(manifestHead),
        ]
    }

    /// The first line of a package's manifest, which names the version of the tools; empty if the app has no package.
    private var manifestHead: String {
        let text = model.manifest?.outline.source.text ?? ""
        return String(text.prefix { !$0.isNewline })
    }

    /// The parameters of the first initialiser of each type.
    private var slots: TemplateDictionary {
        TemplateDictionary(
            finding: { self.slots(of: $0) },
            all: { TemplateDictionary(self.sharedTypes.filter { !$0.contains("{") }) { self.slots(of: $0) } }
        )
    }

    private func slots(of name: String) -> TemplateValue {
        guard let type = model.visibleType(name) else { return .array([]) }
        let part = DeclaredPart(file: model.file(of: type), declaration: type.declaration)
        let all = withExtendedLifetime(AppDeclarations(standing: model, writing: [])) { app in
            app.type(of: part).initializers(from: part.file).all
        }
        let first = all.first { $0.part?.declaration.isCoder == false }
        return .array((first?.slots ?? []).map { .dictionary($0.context) })
    }

    /// What the app's coordinator protocol asks for, with what it inherits.
    private var requirements: [TemplateValue] {
        guard let type = names["coordinator"].flatMap(model.visibleType), type.kind == .protocol else { return [] }
        return ([type] + type.protocols(in: model)).flatMap(\.members).compactMap { place in
            let member = place.declaration
            guard member.parent?.kind == .protocol, [.var, .func].contains(member.kind) else { return nil }
            let text = model.file(of: place).outline.source.text(member.range)
            let parameter = member.parameters.first
            return .dictionary([
                "name": .string(member.name), "isFunction": .bool(member.kind == .func),
                "isSettable": .bool(member.accessors.contains { $0.name == "set" }),
                "type": member.type.map { .string($0.text) } ?? .null,
                "declaration": .string(text), "parameter": parameter.map { .string($0.name) } ?? .null,
            ])
        }
    }

    private var ownNames: TemplateDictionary {
        TemplateDictionary(names.keys.sorted()) { key in names[key].map { .string($0) } }
    }
}

extension AppModel {
    fileprivate var typeNames: TemplateDictionary {
        TemplateDictionary(
            finding: { self.visibleType($0).map { _ in .bool(true) } },
            all: { Self.set(self.visibleTypes.map(\.name)) }
        )
    }

    /// The paths of members, such as `MainCoordinator.start`.
    fileprivate var memberPaths: TemplateDictionary {
        TemplateDictionary(
            finding: { self.hasMember(at: $0) ? .bool(true) : nil },
            all: {
                Self.set(self.namesOfParts.flatMap { type in self.memberNames(of: type).map { "\(type).\($0)" } })
            }
        )
    }

    /// The types with a `@MainActor` attribute of their own, and those without `nonisolated` if the target isolates by default.
    fileprivate func isolatedTypes(byDefault: Bool) -> TemplateDictionary {
        @Sendable func isIsolated(_ name: String) -> Bool {
            if isOnMainActor(name) { return true }
            return byDefault && visibleType(name)?.declaration.hasModifier("nonisolated") == false
        }
        return TemplateDictionary(
            finding: { !$0.isEmpty && isIsolated($0) ? .bool(true) : nil },
            all: { Self.set(self.namesOfParts.filter(isIsolated)) }
        )
    }

    /// What types inherit from or conform to, such as `AppContainer: Sendable`.
    fileprivate var inheritedTypes: TemplateDictionary {
        TemplateDictionary(
            finding: { path in
                guard let colon = path.firstIndex(of: ":"), let type = self.visibleType(String(path[..<colon])) else {
                    return nil
                }
                let name = String(path[path.index(after: colon)...]).trimmingSpaces
                return self.isKind(type, of: [name]) ? .bool(true) : nil
            },
            all: {
                Self.set(
                    self.visibleTypes.flatMap { type in self.names(above: type).sorted().map { "\(type.name): \($0)" } }
                )
            }
        )
    }

    /// The names of stored properties, by their owner and their own type.
    fileprivate var properties: TemplateDictionary {
        TemplateDictionary(
            finding: { $0.isEmpty ? nil : self.properties(of: $0) },
            all: { TemplateDictionary(self.namesOfParts) { self.properties(of: $0) } }
        )
    }

    private func hasMember(at path: String) -> Bool {
        path.utf8.indices.contains { index in
            path.utf8[index] == UInt8(ascii: ".") && index > path.startIndex
                && hasMember(String(path[path.utf8.index(after: index)...]), of: String(path[..<index]))
        }
    }

    private func properties(of type: String) -> TemplateValue? {
        let properties = propertyNames(of: type)
        guard !properties.isEmpty else { return nil }
        return .dictionary(TemplateDictionary(properties.keys.sorted()) { key in properties[key].map { .string($0) } })
    }

    private static func set(_ names: [String]) -> TemplateDictionary { TemplateDictionary(names) { _ in .bool(true) } }
}

extension TemplateDictionary {
    /// A dictionary with a value for each key.
    fileprivate init(_ keys: [String], _ value: (String) -> TemplateValue?) {
        self.init()
        for key in keys { self[key] = value(key) }
    }
}

extension CallSlot {
    /// The value of a parameter in templates.
    fileprivate var context: TemplateDictionary {
        let kind = isFunction ? "function" : !isText ? "other" : Self.isIcon(name) ? "icon" : "text"
        return [
            "label": label.map { .string($0) } ?? .null, "name": .string(name), "type": .string(type),
            "kind": .string(kind), "isRequired": .bool(!hasDefault), "isAsync": .bool(type.contains("async")),
        ]
    }
}
