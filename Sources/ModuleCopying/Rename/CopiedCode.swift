import AppModel

/// The code of the app that is copied: the files of the module, and the fragments that are repeated elsewhere.
struct CopiedCode: Sendable {
    /// The files of the module, by their index in `AppModel.files`.
    var files: Set<Int> = []
    /// What of the module's files is not copied.
    var cuts: [Int: [Range<Int>]] = [:]
    /// The fragments in other files.
    var fragments: [Int: [Range<Int>]] = [:]
    /// The targets of packages that are copied.
    var targets: Set<String> = []

    /// The declarations that meet requirements or override members elsewhere, and have the names of those.
    var bound: [Site: [Site]] = [:]
    /// The declarations of the module that keep their names.
    var kept: Set<Site> = []

    func holds(_ offset: Int, in file: Int) -> Bool {
        let site = Site(file: file, offset: offset)
        if kept.contains(site) { return false }
        if let others = bound[site] { return others.allSatisfy { holds($0.offset, in: $0.file) } }
        guard files.contains(file) else { return fragments[file]?.contains { $0.contains(offset) } ?? false }
        return cuts[file].map { cuts in !cuts.contains { $0.contains(offset) } } ?? true
    }

    func holds(_ site: NameSite) -> Bool { holds(site.offset, in: site.file) }
}
