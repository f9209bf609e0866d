import Diagnostics

/// A neighbour file: a file of an existing module that corresponds to one of the style's pieces.
package struct NeighbourFile: Sendable, Hashable {
    package let piece: String
    /// The module's type name.
    package let module: String
    /// The screen's name, for pieces in screen scope.
    package let screen: ScreenName?
    package let path: String

    package struct ScreenName: Sendable, Hashable {
        package var type: String
        /// `Detail` in `FavoritesDetail`; empty if the root screen has the module's name.
        package var own: String
        package var isRoot: Bool

        package init(type: String, own: String, isRoot: Bool) {
            (self.type, self.own, self.isRoot) = (type, own, isRoot)
        }
    }

    package init(piece: String, module: String, screen: ScreenName? = nil, path: String) {
        (self.piece, self.module, self.screen, self.path) = (piece, module, screen, path)
    }

    /// The folders of the file, with the names of the module and screen replaced by template variables.
    package var folders: [String] {
        let raw = NameWords(module).camel
        return path.split(separator: "/").dropLast().map { folder in
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
    /// The text with the only occurrence of a capitalized word replaced; `nil` if it continues in lower case, as `List`
    /// does in `Lists`.
    fileprivate func replacingWord(_ word: String, with replacement: String) -> String? {
        let parts = parted(by: word)
        guard parts.count == 2 else { return nil }
        if let next = parts[1].first, next.isLowercase { return nil }
        return parts[0] + replacement + parts[1]
    }
}
