import Diagnostics

/// A request to copy a module of the app under another name.
package struct LikeRequest: Sendable {
    /// The name of the new module.
    package var name: Located<String>
    /// The name of the module that is copied.
    package var exemplar: Located<String>
    package var options: ExtentOptions
    /// Further names of the exemplar, each with the new one: `Wish=Movie`.
    package var types: [Located<String>] = []
    /// The targets that build the new files.
    package var targets: [Located<String>] = []

    package init(name: Located<String>, exemplar: Located<String>, options: ExtentOptions) {
        (self.name, self.exemplar, self.options) = (name, exemplar, options)
    }

    /// The pairs of `types`.
    ///
    /// - Throws: `Failure` for an entry that is no pair.
    func typePairs() throws(Failure) -> [NameMap.Pair] {
        var pairs: [NameMap.Pair] = []
        for type in types {
            let parts = type.value.split(separator: "=", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
            guard parts.count == 2, parts.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) }) else {
                throw Failure(
                    "\"\(type.value)\" is no pair of names",
                    at: type.mark,
                    hint: "the new name goes first, as in --types Wish=Movie"
                )
            }
            pairs.append(NameMap.Pair(old: NameWords(parts[1]), new: NameWords(parts[0])))
        }
        return pairs
    }
}
