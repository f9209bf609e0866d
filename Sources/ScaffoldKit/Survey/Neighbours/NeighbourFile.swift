import Diagnostics

/// A file of a module that is there already, known as one of the style's pieces.
struct NeighbourFile: Sendable, Hashable {
    let piece: String
    /// The module's type name.
    let module: String
    /// The screen's type name and what it has beyond the module's, for pieces of screens.
    let screen: ScreenName?
    let path: String

    struct ScreenName: Sendable, Hashable {
        var type: String
        /// `Detail` of `FavoritesDetail`; empty where the root screen bears the module's name.
        var own: String
        var isRoot: Bool
    }

    /// The folders that it stands in, with what the names of module and screen are in them written as templates.
    let folders: [String]

    init(piece: String, module: String, screen: ScreenName? = nil, path: String) {
        (self.piece, self.module, self.screen, self.path) = (piece, module, screen, path)
        let raw = NameWords(module).camel
        folders = path.split(separator: "/").dropLast().map { folder in
            Self.template(String(folder), module: module, raw: raw, screen)
        }
    }

    private static func template(_ folder: String, module: String, raw: String, _ screen: ScreenName?) -> String {
        var names: [(String, String)] = []
        if let screen {
            if screen.type != module { names.append((screen.type, "{{ screen.type }}")) }
            if !screen.own.isEmpty { names.append((screen.own, "{{ screen.pascal }}")) }
        }
        names.append((module, "{{ module.type }}"))
        for (name, template) in names {
            if let replaced = folder.replacingWord(name, with: template) { return replaced }
        }
        return folder == raw ? "{{ module.raw }}" : folder
    }
}

extension String {
    /// The text with the first occurrence of a capitalised word replaced where it is a word of its own: neither `Lists` nor
    /// `Checklist` holds `List`.
    fileprivate func replacingWord(_ word: String, with replacement: String) -> String? {
        let parts = parted(by: word)
        guard parts.count == 2 else { return nil }
        if let next = parts[1].first, next.isLowercase { return nil }
        return parts[0] + replacement + parts[1]
    }
}
