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

    /// What stands at a path of the index.
    private struct Sight: Sendable {
        /// Whether it is what the index has there: a folder, or a file.
        var isThere = false
        var isSame = false
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
        let isSame = index.folders.indices.map { isThere[$0] && sights[$0].isSame }
        let kept = index.files.indices.filter { isSame[Int(index.files[$0].folder)] }
        let record = { (number: Int) -> Int? in
            sights[index.folders.count + number].isSame ? index.files[number].record : nil
        }
        guard let found = Self.listed(isThere, isSame, folderPaths, of: root) else { return nil }
        folders = Self.merged(
            index.folders.indices.dropFirst().filter { isSame[$0] }.map { folderPaths[$0] },
            found.folders
        )
        unreadable = found.unreadable
        files.reserveCapacity(filePaths.count + found.files.count)
        records.reserveCapacity(filePaths.count + found.files.count)
        var rest = found.files.sorted()[...]
        func addFound(before next: RelativePath?) {
            while let path = rest.first, next.map({ path < $0 }) ?? true {
                files.append(path)
                records.append(filePaths.sortedIndex(of: path) { $0 }.flatMap(record))
                rest.removeFirst()
            }
        }
        for number in kept {
            if !rest.isEmpty { addFound(before: filePaths[number]) }
            files.append(filePaths[number])
            records.append(record(number))
        }
        addFound(before: nil)
    }

    /// What there is in the folders that have changed, those aside that the index knows.
    private static func listed(
        _ isThere: [Bool],
        _ isSame: [Bool],
        _ paths: [RelativePath],
        of root: RootFolder
    ) -> (files: [RelativePath], folders: [RelativePath], unreadable: [RelativePath])? {
        let changed = isThere.indices.filter { isThere[$0] && !isSame[$0] }
        var found = (files: [RelativePath](), folders: [RelativePath](), unreadable: [RelativePath]())
        guard !changed.isEmpty else { return found }
        let known = Set(isThere.indices.dropFirst().filter { isThere[$0] }.map { paths[$0] })
        for place in changed {
            let folder = place == 0 ? nil : paths[place]
            guard let listing = try? DirectoryListing(root: root, below: folder, besides: known) else { return nil }
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

    private static func merged(_ known: [RelativePath], _ found: [RelativePath]) -> [RelativePath] {
        found.isEmpty ? known : (known + found).sorted()
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
            return Sight(isThere: true, isSame: found.stamp == stamp && stamp != .none)
        }
    }
}
