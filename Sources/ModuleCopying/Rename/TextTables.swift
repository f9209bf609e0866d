import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline
import YAMLReader

/// The string tables of an app, to repeat the entries of a module's keys with their texts.
struct TextTables {
    private enum Form {
        case catalogue, propertyList, text
    }

    private struct Table {
        let path: RelativePath
        let form: Form
        let text: EncodedText
        let keys: Set<String>
        /// Whether the module has it, so that its copy gets one of its own.
        let isCopied: Bool
    }

    private var tables: [Table] = []
    /// The keys of all tables.
    private(set) var keys: Set<String> = []
    /// The names that Xcode makes of the keys of catalogues, such as `moviesTitle`.
    private(set) var symbols: Set<String> = []
    /// The names of the images and colours in catalogues that are not copied.
    private(set) var images: Set<String> = []
    /// The keys with values in them, by their texts between the values.
    private var formats: [[String]: String] = [:]
    /// The tables that are not read: what other tools write, binary property lists, and what is broken or in an encoding that is not known; without the zeros
    /// of UTF-16.
    private var unread: [(path: RelativePath, bytes: [UInt8])] = []

    /// - Parameter copied: The files that are copied as a whole.
    init(in tree: FileTree, copied: Set<RelativePath> = []) throws(Failure) {
        for path in try tree.files(extensions: ["json"]) where !copied.contains(path) {
            guard let asset = path.parent, ["imageset", "colorset", "symbolset"].contains(asset.fileExtension) else {
                continue
            }
            images.insert(asset.baseName)
        }
        let configuration = try AppConfiguration.read(in: tree)
        for path in try tree.files(extensions: StringCatalogue.extensions) {
            guard AppModel.isWritten(path), let bytes = try tree.read(path) else { continue }
            guard !configuration.isGenerated(path), let text = EncodedText(bytes),
                let (form, keys) = Self.read(text.utf8, at: path)
            else {
                if !copied.contains(path) { unread.append((path, bytes.filter { $0 != 0 })) }
                continue
            }
            tables.append(Table(path: path, form: form, text: text, keys: keys, isCopied: copied.contains(path)))
            self.keys.formUnion(keys)
            if form == .catalogue { symbols.formUnion(keys.map { NameWords($0).camel }) }
            for key in keys where key.contains("%") { formats[Self.segments(of: key)] = key }
        }
    }

    /// The form of a table and its keys; `nil` if it is not read.
    private static func read(_ text: [UInt8], at path: RelativePath) -> (form: Form, keys: Set<String>)? {
        switch path.fileExtension {
        case "xcstrings": (try? CatalogueEditor(text, name: path.text)).map { (.catalogue, $0.keys) }
        case "strings" where !StringsFile.isPropertyList(text):
            (.text, Set(StringsFile(text).entries.map(\.key)))
        default: PluralTable(text).map { (.propertyList, $0.plainKeys) }
        }
    }

    /// The key that a literal's texts, between its interpolations, are; `nil` if it is none.
    func key(of segments: [String]) -> String? {
        guard segments.count > 1 else { return segments.first.flatMap { keys.contains($0) ? $0 : nil } }
        return formats[segments]
    }

    /// Notes on the tables that are not read and may have texts of a module: some of its keys, or its name.
    func notes(on keys: some Sequence<String>, of module: String) -> [Problem] {
        let words = (keys + [module]).map { Array($0.lowercased().utf8) }
        return unread.filter { table in
            let bytes = Array(String(decoding: table.bytes, as: UTF8.self).lowercased().utf8)
            return words.contains { bytes.place(of: $0) != nil }
        }
        .map { table in
            Problem(
                "the texts of the copy are not added to this table: it is generated, a binary property list, or cannot be read",
                at: SourceMark(source: table.path.text),
                hint: "add them where it comes from, in Xcode, or save it as text",
                severity: .warning
            )
        }
    }

    /// The entries under new keys, table by table; the edits are of the table in UTF-8.
    func copies(_ names: [(old: String, new: String)]) -> [(path: RelativePath, edits: [SourceEdit])] {
        tables.filter { !$0.isCopied }.compactMap { table in
            let own = names.filter { table.keys.contains($0.old) && !table.keys.contains($0.new) }
            guard !own.isEmpty else { return nil }
            let bytes = table.text.utf8
            switch table.form {
            case .catalogue:
                return (try? CatalogueEditor(bytes, name: table.path.text)).map { (table.path, $0.copying(own)) }
            case .propertyList: return PluralTable(bytes).map { (table.path, $0.copying(own)) }
            case .text: break
            }
            let document = SwiftDocument(bytes)
            let edits = StringsFile(bytes).entries.flatMap { entry -> [SourceEdit] in
                guard let name = own.first(where: { $0.old == entry.key }) else { return [] }
                let copy = "\"\(name.new)\"" + document.text(entry.rest)
                return CopyInserter(document).insert(copy, after: entry.range, isApart: false) ?? []
            }
            return edits.isEmpty ? nil : (table.path, edits)
        }
    }

    /// The module's own tables with new keys, in their encodings.
    func copied(_ names: [(old: String, new: String)]) -> [RelativePath: [UInt8]] {
        let own = tables.filter(\.isCopied).map { table in
            let own = names.filter { table.keys.contains($0.old) && !table.keys.contains($0.new) }
            let text = own.reduce(String(decoding: table.text.utf8, as: UTF8.self)) { text, name in
                Self.renaming(name.old, to: name.new, in: text)
            }
            return (table.path, table.text.encoded(Array(text.utf8)))
        }
        return Dictionary(uniqueKeysWithValues: own)
    }

    /// A table with another name for a key, which stands in quotes before a colon or an equals sign, or is that of a property list.
    private static func renaming(_ old: String, to new: String, in text: String) -> String {
        let (quoted, replacement) = (JSONWriter.line(.string(old)), JSONWriter.line(.string(new)))
        let parts = text.parted(by: quoted)
        let renamed = parts.dropFirst().reduce(parts[0]) { done, rest in
            let isKey = rest.first { !$0.isWhitespace }.map { ":=".contains($0) } ?? false
            return done + (isKey ? replacement : quoted) + rest
        }
        return renamed.replacingAll("<key>\(old)</key>", with: "<key>\(new)</key>")
    }

    /// The texts between the values of a format.
    private static func segments(of key: String) -> [String] {
        var segments = [""]
        var rest = Substring(key)
        while let character = rest.popFirst() {
            guard character == "%" else {
                segments[segments.count - 1].append(character)
                continue
            }
            if rest.first == "%" {
                segments[segments.count - 1].append("%")
                rest.removeFirst()
                continue
            }
            rest = rest.drop { $0.isNumber || "$.l#".contains($0) }
            rest = rest.dropFirst()
            segments.append("")
        }
        return segments
    }
}
