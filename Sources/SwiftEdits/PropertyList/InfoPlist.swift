import Diagnostics

/// An `Info.plist` in XML.
package enum InfoPlist {
    /// The URL schemes of all URL types; `nil` if the bytes are not a property list.
    package static func urlSchemes(in bytes: [UInt8]) -> [String]? {
        guard let root = try? MarkupReader.root(of: bytes), let dictionary = root.children.first else { return nil }
        let text = ByteText(bytes: bytes)
        return urlSchemes(of: dictionary.value("CFBundleURLTypes", in: text), in: text)
    }

    /// The URL schemes of an array of URL types.
    static func urlSchemes(of types: MarkupElement?, in text: ByteText) -> [String] {
        (types?.children ?? []).flatMap { $0.value("CFBundleURLSchemes", in: text)?.children ?? [] }
            .map { text.text($0.content).trimmingSpaces }
    }
}
