import Diagnostics
import FileTransaction

/// The words behind a module's name in the names of types, files and folders, which say what they are for.
package enum RoleWords {
    /// The last words in the names of types that show, make or wire a module.
    private static let ofModules: Set<String> = [
        "view", "controller", "vc", "model", "models", "vm", "screen", "page", "cell", "coordinator", "router",
        "presenter", "interactor", "reducer", "feature", "flow", "wireframe", "assembly", "assembler", "builder",
        "factory", "module", "scene", "container", "configurator", "contract", "contracts", "interface", "interfaces",
        "protocols", "worker", "state", "action", "actions", "event", "events", "delegate", "component", "dependency",
        "dependencies", "navigator", "store", "intent", "viewable", "section", "row", "item", "sheet", "tab", "header",
        "footer", "destination", "route", "routing", "input", "output", "environment", "middleware", "bindings",
        "layout", "adapter", "display", "logic", "content", "preview", "previews", "reactor", "processor", "effect",
        "effects", "mutation", "handler", "core",
    ]

    /// The last words of what several modules may use.
    private static let shared: Set<String> = [
        "service", "services", "repository", "repositories", "usecase", "dto", "dtos", "api", "client", "endpoint",
        "endpoints", "request", "requests", "response", "responses", "entity", "entities", "error", "errors", "storage",
        "manager", "mapper", "parser", "gateway", "provider", "database", "networking", "network", "resource", "worker",
        "helper", "helpers", "codable", "decodable", "encodable",
    ]

    /// The last words of types that mark a folder as that of a module.
    private static let marks: Set<String> = [
        "view", "controller", "viewmodel", "screen", "page", "coordinator", "router", "presenter", "interactor",
        "reducer", "feature", "wireframe", "vc", "vm", "flow", "reactor", "processor",
    ]

    /// The words that folders have besides a module's name.
    private static let ofFolders: Set<String> = [
        "scene", "scenes", "flow", "screen", "screens", "feature", "features", "module", "ui", "tab", "page",
        "coordinator", "view", "views", "component",
    ]

    /// Words that name layers, kinds and frameworks rather than modules.
    private static let noModules: Set<String> = [
        "base", "common", "core", "shared", "app", "main", "application", "utils", "utilities", "utility", "extensions",
        "extension", "helpers", "resources", "supporting", "files", "sources", "source", "data", "domain",
        "presentation", "infrastructure", "network", "networking", "services", "service", "models", "entities",
        "components", "modules", "features", "scenes", "screens", "controllers", "viewcontrollers", "viewmodels",
        "cells", "custom", "generic", "navigation", "coordinators", "routers", "ui", "uikit", "swiftui", "view",
        "image", "text", "string", "array", "table", "collection", "library", "lib", "reusable", "default", "mock",
        "mocks", "tests", "test", "root", "debug", "di", "presenters", "interactors", "factories", "protocols",
        "protocol", "any", "abstract", "preview", "previews", "sections", "rows", "reactors", "processors",
    ]

    /// Whether a name is that of a layer or of a role, and no module's.
    ///
    /// - Parameter hasTypes: Whether types of several roles begin with it, such as `EventsView` and `EventsViewModel`: then it is no role.
    package static func isNoModule(_ words: NameWords, hasTypes: Bool = false) -> Bool {
        words.words.map { $0.lowercased() }.allSatisfy { word in
            noModules.contains(word) || shared.contains(word)
                || !hasTypes && (ofModules.contains(word) || ofFolders.contains(word))
        }
    }

    /// The words of a type or file without those of its role; all of them if there is none.
    package static func withoutRole(_ words: [String]) -> [String] {
        var rest = joined(words)
        while let last = rest.last?.lowercased(), isStripped(last), isName(rest.dropLast(), before: last) {
            rest.removeLast()
        }
        return rest
    }

    /// The words of the screen that a type shows: its own without those of its role; `nil` if it shows none.
    package static func screen(of words: [String]) -> [String]? {
        isMark(words) && !isWiring(words) ? withoutRole(words) : nil
    }

    /// The words with `WireFrame` as one.
    private static func joined(_ words: some Collection<String>) -> [String] {
        words.reduce(into: []) { joined, word in
            if word == "Frame", joined.last == "Wire" { joined[joined.count - 1] += word } else { joined.append(word) }
        }
    }

    private static func isStripped(_ word: String) -> Bool {
        [
            "view", "controller", "viewcontroller", "viewmodel", "model", "vc", "vm", "screen", "page", "coordinator",
            "router", "presenter", "interactor", "reducer", "feature", "wireframe", "flow", "hosting", "scene",
            "module", "di", "container", "protocol", "impl", "implementation", "reactor", "processor",
        ].contains(word)
    }

    /// Whether the words before a role may be a module's name: `MyPage` is no page of a module "My", nor `MainScreen` one of "Main".
    private static func isName(_ words: ArraySlice<String>, before role: String) -> Bool {
        let name = words.joined().lowercased()
        return !name.isEmpty && !["my", "your", "our", "the", "new", "all"].contains(name)
            && !(["page", "screen"].contains(role) && noModules.contains(name))
    }

    /// Whether a type's last word marks the folder around it as a module's.
    package static func isMark(_ words: [String]) -> Bool {
        let words = joined(words)
        guard words.count > 1, let last = words.last?.lowercased() else { return false }
        return marks.contains(last) || last == "model" && words[words.count - 2].lowercased() == "view"
    }

    /// Whether a type's last word says that it leads from screen to screen.
    static func isWiring(_ words: [String]) -> Bool {
        joined(words).last.map { ["coordinator", "router", "flow", "wireframe"].contains($0.lowercased()) } ?? false
    }

    /// Whether a type's last word says that it makes the module's objects.
    package static func isFactory(_ words: [String]) -> Bool {
        let factories: Set = [
            "factory", "container", "assembly", "assembler", "builder", "configurator", "component", "module",
        ]
        return words.last.map { factories.contains($0.lowercased()) } ?? false
    }

    /// Whether some words behind a module's name say that a file shows, makes or wires the module.
    package static func isOfModule(_ words: some Collection<String>) -> Bool {
        guard
            let last = joined(words).map({ $0.lowercased() }).last(where: {
                !["impl", "implementation", "protocol", "type", "mock"].contains($0)
            })
        else { return false }
        return ofModules.contains(last) && !isShared(words)
    }

    /// Whether some words behind a module's name say that several modules may use a type.
    package static func isShared(_ words: some Collection<String>) -> Bool {
        let lower = words.map { $0.lowercased() }
        if lower.contains("use"), lower.contains("case") { return true }
        if lower.contains("data"), lower.contains("source") { return true }
        return lower.contains { shared.contains($0) && $0 != "worker" && $0 != "error" }
    }

    /// Whether some words behind a module's name are those of an entity: `SectionModel`, and not `ViewModel`.
    package static func isEntity(_ words: some Collection<String>) -> Bool {
        let last = words.suffix(2).map { $0.lowercased() }
        return last.last == "model" && last.first != "view"
    }

    /// A folder's words without those that folders have besides a module's name, and without those of the layer around it:
    /// `Movies` of `Feature/FeatureMovies`.
    package static func folderStem(_ folder: RelativePath) -> NameWords {
        let stem = folderStem(String(folder.name))
        guard let around = folder.parent.map({ NameWords(String($0.name)) }), isNoModule(around) else { return stem }
        for layer in [around, GrammaticalNumber.other(of: around)]
        where stem.words.count > layer.words.count && stem.words.starts(with: layer.words) {
            return NameWords(stem.words.dropFirst(layer.words.count).joined(separator: " "))
        }
        return stem
    }

    /// A folder's words without those that folders have besides a module's name.
    package static func folderStem(_ name: String) -> NameWords {
        let words = Array(NameWords(name).words.drop { $0.allSatisfy(\.isNumber) })
        guard words.count > 1, let last = words.last, ofFolders.contains(last.lowercased()),
            isName(words.dropLast(), before: last.lowercased())
        else {
            return NameWords(words.joined(separator: " "))
        }
        return NameWords(words.dropLast().joined(separator: " "))
    }
}
