import SwiftOutline

/// The types around the places of a file, without reading its bodies.
struct FileScopes {
    /// One behind the other.
    private let scopes: [Declaration]

    init(_ file: SourceFile) {
        scopes = file.outline.declarations.filter(\.kind.hasMembers)
    }

    /// The outermost type around a byte offset, which may be an extension's.
    func type(at offset: Int) -> String? {
        var (low, high) = (0, scopes.count)
        while low < high {
            let middle = low + (high - low) / 2
            if scopes[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low < scopes.count, scopes[low].range.contains(offset) else { return nil }
        return IndexedType.bareName(of: scopes[low].name)
    }
}
