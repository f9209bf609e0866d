import SwiftOutline

/// One look through the names of a file, for all that is kept of them.
enum NameScan {
    /// - Parameter isFiltered: Whether anybody asks which names may stand in the file.
    static func read(_ outline: Outline, isFiltered: Bool) -> (names: NameFilter, calls: CallNames) {
        var calls = CallNames(ofTokens: outline.tokens.count)
        let names = outline.source.withUnsafeBufferPointer { bytes in
            outline.tokens.withUnsafeBufferPointer { tokens in
                guard isFiltered else {
                    for index in tokens.indices.dropLast() where tokens[index].kind == .identifier {
                        calls.add(index, of: tokens, in: bytes)
                    }
                    return NameFilter.all
                }
                return NameFilter { filter in
                    for index in tokens.indices.dropLast() where tokens[index].kind == .identifier {
                        filter.add(tokens[index], in: bytes)
                        calls.add(index, of: tokens, in: bytes)
                    }
                }
            }
        }
        return (names, calls)
    }
}
