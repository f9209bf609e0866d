import Diagnostics
import StencilEngine

extension AppSurvey {
    /// The value of `app` in templates.
    ///
    /// Lists of names are dictionaries that look into the index, as a template asks for few of thousands (`"Loader" in app.types`).
    func context(exists: Bool) -> TemplateDictionary {
        let words = NameWords(name)
        return [
            "name": .string(words.pascal), "title": .string(words.title), "value": .string(words.camel),
            "scheme": .string(words.camel.lowercased()), "bundle": .string(appNames.bundle),
            "exists": .bool(exists), "header": "",
            "names": .dictionary(ownNames), "shapes": .dictionary(sharedShapes),
            "types": .dictionary(index.typeNames), "members": .dictionary(index.memberPaths),
            "properties": .dictionary(index.properties), "isolated": .dictionary(index.isolatedTypes),
        ]
    }

    /// The labels with which the app's own types that the style would bring along are made, where nothing hides them.
    private var sharedShapes: TemplateDictionary {
        var values = TemplateDictionary()
        for type in sharedTypes {
            var labels: [String] = []
            if case .structure(let properties) = index.type(type)?.shape { labels = properties.map(\.name) }
            values[type] = .array(labels.map { .string($0) })
        }
        return values
    }

    private var ownNames: TemplateDictionary {
        var values = TemplateDictionary()
        for (key, name) in names.sorted(by: { $0.key < $1.key }) { values[key] = .string(name) }
        return values
    }
}

extension DeclarationIndex {
    /// The names of all types.
    fileprivate var typeNames: TemplateDictionary {
        TemplateDictionary(
            finding: { self.type($0).map { _ in .bool(true) } },
            all: { Self.set(self.types.map(\.name)) }
        )
    }

    /// `MainCoordinator.start`.
    fileprivate var memberPaths: TemplateDictionary {
        TemplateDictionary(
            finding: { self.hasMember(at: $0) ? .bool(true) : nil },
            all: {
                Self.set(self.typesWithMembers.flatMap { type in self.memberNames(of: type).map { "\(type).\($0)" } })
            }
        )
    }

    /// The types that are marked `@MainActor` themselves.
    fileprivate var isolatedTypes: TemplateDictionary {
        TemplateDictionary(
            finding: { !$0.isEmpty && self.isOnMainActor($0) ? .bool(true) : nil },
            all: { Self.set(self.typesWithMembers.filter(self.isOnMainActor)) }
        )
    }

    /// The names of stored properties, by the type that has them and their own type.
    fileprivate var properties: TemplateDictionary {
        TemplateDictionary(
            finding: { $0.isEmpty ? nil : self.properties(of: $0) },
            all: {
                var found = TemplateDictionary()
                for type in self.typesWithMembers { found[type] = self.properties(of: type) }
                return found
            }
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
        var names = TemplateDictionary()
        for (property, name) in properties.sorted(by: { $0.key < $1.key }) { names[property] = .string(name) }
        return .dictionary(names)
    }

    private static func set(_ names: [String]) -> TemplateDictionary {
        var set = TemplateDictionary()
        for name in names { set[name] = .bool(true) }
        return set
    }
}
