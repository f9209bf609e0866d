import Diagnostics

/// A place below the app's root, written with `/` between its components.
///
/// A value of this type is safe to join to a root: it is not absolute, does not climb out of the root, and contains nothing
/// that a file system, a terminal or the commit's journal could read differently from what it shows. Two paths are equal
/// when their bytes are, and sort as a tree is printed: a folder's contents directly after the folder.
package struct RelativePath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The longest component that is accepted, in UTF-8 bytes: what ext4, APFS and NTFS allow.
    package static let longestComponent = 255

    /// The longest path that is accepted, in UTF-8 bytes, so that a spec works or fails alike on every system.
    package static let longestPath = 1024

    /// The path as it is written, without `.` and `..`.
    package let text: String

    /// Reads a path as a person or a template wrote it; `./` and inner `..` are resolved by their spelling.
    ///
    /// - Throws: `RefusedPath` when the path is empty, absolute, climbs out of the root, has an empty component or a control
    ///   character, is too long, or names what belongs to git or to the commit itself.
    package init(_ text: String) throws(RefusedPath) {
        func refuse(_ reason: RefusedPath.Reason) -> RefusedPath { RefusedPath(path: text, reason: reason) }
        guard !text.isEmpty else { throw refuse(.empty) }
        guard text.utf8.first != UInt8(ascii: "/") else { throw refuse(.absolute) }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw refuse(.controlCharacter) }

        var kept: [Substring] = []
        for component in text.slashed(omittingEmpty: false) {
            switch component {
            case "": throw refuse(.emptyComponent)
            case ".": continue
            case "..": guard kept.popLast() != nil else { throw refuse(.leavesRoot) }
            default:
                guard component.utf8.count <= Self.longestComponent else { throw refuse(.tooLong) }
                kept.append(component)
            }
        }
        guard let first = kept.first else { throw refuse(.empty) }
        guard !kept.contains(where: { $0.utf8.count == 4 && $0.lowercased() == ".git" }) else { throw refuse(.git) }
        guard first.lowercased() != StageFolder.name else { throw refuse(.stage) }
        let joined = kept.joined(separator: "/")
        guard joined.utf8.count <= Self.longestPath else { throw refuse(.tooLong) }
        self.text = joined
    }

    /// Takes a text that is known to be a path, such as one put together from names that the disk gave.
    package init(trusted text: String) { self.text = text }

    /// The names between the slashes, outermost first; never empty.
    package var components: [Substring] { text.slashed() }

    /// The last component.
    package var name: Substring {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text[...] }
        return text[text.utf8.index(after: slash)...]
    }

    /// What follows the name's last dot, or `nil` when there is no dot after the name's first character.
    package var fileExtension: Substring? {
        let name = name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
        return name[name.utf8.index(after: dot)...]
    }

    /// Whether the name has one of some extensions, which are given without dots.
    func hasExtension(among extensions: Set<String>) -> Bool {
        fileExtension.map { extensions.contains(String($0)) } ?? false
    }

    /// The folder of this path, or `nil` when that is the root itself.
    package var parent: RelativePath? {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return RelativePath(trusted: String(text[..<slash]))
    }

    /// The folders between the root and this path, outermost first, without the path itself.
    package var ancestors: [RelativePath] {
        var found: [RelativePath] = []
        var next = parent
        while let folder = next {
            found.append(folder)
            next = folder.parent
        }
        return found.reversed()
    }

    /// The path of an entry of this folder, by a name that the disk gave.
    func appending(trusted name: String) -> RelativePath { RelativePath(trusted: "\(text)/\(name)") }

    /// Whether this path lies below `folder`, or is it.
    package func isInside(_ folder: RelativePath) -> Bool {
        withBytes { own in
            folder.withBytes { other in
                own.starts(with: other) && (own.count == other.count || own[other.count] == UInt8(ascii: "/"))
            }
        }
    }

    /// The spelling under which a file system that ignores case and Unicode composition files this path.
    var folded: String { text.folded }

    package var description: String { text }

    // The stored text is compared byte by byte, since `String` takes composed and decomposed accents for equal and ext4 does not.

    package static func == (left: RelativePath, right: RelativePath) -> Bool {
        left.withBytes { left in
            right.withBytes { left.elementsEqual($0) }
        }
    }

    package func hash(into hasher: inout Hasher) { withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } }

    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.withBytes { left in
            right.withBytes { left.lexicographicallyPrecedes($0) { rank($0) < rank($1) } }
        }
    }

    /// Ranks the slash before every other byte, so that `a/b` stands before `a-b`.
    private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }

    /// The path's bytes where they lie: going through a string's view byte by byte takes many times longer.
    func withBytes<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(work) { return result }
        var copy = text
        return copy.withUTF8(work)
    }
}
