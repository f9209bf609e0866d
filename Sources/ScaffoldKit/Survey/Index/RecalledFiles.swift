/// The files below a root, as an earlier run knew them, where they are still what they were.
///
/// Each folder and each file is asked for its stamp, on two threads. A folder that has changed is listed again; a file that has, is read again by
/// whoever needs it.
struct RecalledFiles: Sendable {
    /// What the earlier run found in the files.
    let known: SurveyRecords
    /// The files and folders as they are now.
    private(set) var files: [RelativePath] = []
    private(set) var folders: [RelativePath] = []
    private(set) var unreadable: [RelativePath] = []
    /// Which of the records knows each file; none where it has to be read.
    private(set) var records: [Int?] = []
    /// How many bytes each file has; zero where that is not known.
    private(set) var sizes: [Int] = []

    /// What stands at a path of the index.
    private struct Sight: Sendable {
        /// Whether it is what the index has there: a folder, or a file.
        var isThere = false
        var isSame = false
        var size = 0
    }

    /// - Returns: `nil` where the root cannot be looked at; whoever lists it gets the error.
    init?(_ index: SurveyIndex, of root: RootFolder) {
        let disk = DiskAccess()
        guard let folder = try? disk.openFolder(root.path) else { return nil }
        defer { disk.discard(folder) }
        known = SurveyRecords(index.records)
        let folderPaths = index.folders.map { index.path($0.path) }
        let filePaths = index.files.map { index.path($0.path) }
        let sights = Self.sights(of: index, folderPaths, filePaths, in: folder)
        let isThere = Self.existing(index.folders, sights)
        guard isThere.first == true else { return nil }
        let changed = isThere.indices.filter { isThere[$0] && !sights[$0].isSame }
        guard let found = Self.new(in: changed, folderPaths, sights, of: index, root) else { return nil }
        let kept = isThere.indices.dropFirst().filter { isThere[$0] }.map { folderPaths[$0] }
        folders = FileTree.merged(kept, found.folders.sorted())
        unreadable = found.unreadable
        files.reserveCapacity(filePaths.count + found.files.count)
        records.reserveCapacity(filePaths.count + found.files.count)
        sizes.reserveCapacity(filePaths.count + found.files.count)
        var rest = found.files.sorted()[...]
        for (number, file) in index.files.enumerated() {
            let sight = sights[index.folders.count + number]
            guard sight.isThere, isThere[Int(file.folder)] else { continue }
            while let path = rest.first, path < filePaths[number] {
                add(path)
                rest.removeFirst()
            }
            add(filePaths[number], record: sight.isSame ? file.record : nil, size: sight.size)
        }
        for path in rest { add(path) }
    }

    private mutating func add(_ path: RelativePath, record: Int? = nil, size: Int = 0) {
        files.append(path)
        records.append(record)
        sizes.append(size)
    }

    /// What there is in some folders that the index does not know.
    private static func new(
        in changed: [Int],
        _ folderPaths: [RelativePath],
        _ sights: [Sight],
        of index: SurveyIndex,
        _ root: RootFolder
    ) -> (files: [RelativePath], folders: [RelativePath], unreadable: [RelativePath])? {
        var found = (files: [RelativePath](), folders: [RelativePath](), unreadable: [RelativePath]())
        guard !changed.isEmpty else { return found }
        let known = KnownNames(in: Set(changed), of: index) { sights[$0].isThere }
        let listings = Halves.map(changed, weight: { _ in 20_000 }) { place -> DirectoryListing? in
            let folder = place == 0 ? nil : folderPaths[place]
            return try? DirectoryListing(root: root, below: folder) { !known.contains($0, in: place) }
        }
        for listing in listings {
            guard let listing else { return nil }
            found.files += listing.files
            found.folders += listing.folders
            found.unreadable += listing.unreadable
        }
        return found
    }

    /// Whether each folder is still there: a folder in another one that has become a link is not.
    private static func existing(_ folders: [IndexedFolder], _ sights: [Sight]) -> [Bool] {
        var isThere: [Bool] = []
        isThere.reserveCapacity(folders.count)
        for (place, folder) in folders.enumerated() {
            isThere.append(sights[place].isThere && (place == 0 || isThere[Int(folder.parent)]))
        }
        return isThere
    }

    /// Looks at each folder, and then at each file.
    private static func sights(
        of index: SurveyIndex,
        _ folders: [RelativePath],
        _ files: [RelativePath],
        in root: DiskAccess.Descriptor
    ) -> [Sight] {
        let count = folders.count
        return Halves.map(Array(0..<(count + files.count)), weight: { _ in 100 }) { number in
            let isFolder = number < count
            let name = isFolder ? folders[number].text : files[number - count].text
            guard let found = DiskAccess().stamp(of: number == 0 ? "." : name, in: root) else { return Sight() }
            let stamp = isFolder ? index.folders[number].stamp : index.files[number - count].stamp
            guard found.kind == (isFolder ? .folder : .file) else { return Sight() }
            return Sight(
                isThere: true,
                isSame: found.stamp == stamp && stamp != .none,
                size: Int(clamping: found.stamp.size)
            )
        }
    }
}
