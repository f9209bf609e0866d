/// An edit that adds a URL scheme to an `Info.plist` in XML, as a separate URL type.
struct URLSchemeEdit {
    let edit: Edit

    func edits(for bytes: [UInt8]) throws(EditError.Reason) -> [SourceEdit] {
        let scheme = EntryText(edit.text).plain
        guard let first = scheme.utf8.first, first.isLetter, scheme.utf8.allSatisfy(Self.isOfScheme) else {
            throw .text("\"\(scheme)\" is no URL scheme; letters, digits, \"+\", \"-\" and \".\" make one")
        }
        guard !bytes.starts(with: "bplist".utf8) else {
            throw .unreadable("the property list is binary; \"plutil -convert xml1\" makes it XML")
        }
        let root = try MarkupReader.root(of: bytes)
        guard root.name == "plist", let dictionary = root.children.first, dictionary.name == "dict" else {
            throw .unreadable("the property list holds no dictionary")
        }
        let text = ByteText(bytes: bytes)
        let types = dictionary.value("CFBundleURLTypes", in: text)
        let known = InfoPlist.urlSchemes(of: types, in: text)
        guard !known.contains(where: { $0.lowercased() == scheme.lowercased() }) else { return [] }
        let inserter = MarkupInserter(text: text)
        if let types {
            guard types.name == "array" else { throw .unreadable("\"CFBundleURLTypes\" is no array") }
            return inserter.insert(Self.type(scheme), after: types.children.last, in: types)
        }
        let keys = dictionary.keys(in: text)
        let index = SortedPlace.index(for: "CFBundleURLTypes", among: keys.map(\.name), sorted: nil)
        let entry = "<key>CFBundleURLTypes</key>\n<array>\n\(Self.indented(Self.type(scheme)))\n</array>"
        let before = index < keys.count ? keys[index].element.range.lowerBound : dictionary.range.upperBound
        let previous = dictionary.children.last { $0.range.upperBound <= before }
        return inserter.insert(entry, after: previous, in: dictionary)
    }

    private static func type(_ scheme: String) -> String {
        """
        <dict>
        \t<key>CFBundleTypeRole</key>
        \t<string>Editor</string>
        \t<key>CFBundleURLSchemes</key>
        \t<array>
        \t\t<string>\(scheme)</string>
        \t</array>
        </dict>
        """
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "\t" + $0 }.joined(separator: "\n")
    }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
        byte.isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
    }
}
