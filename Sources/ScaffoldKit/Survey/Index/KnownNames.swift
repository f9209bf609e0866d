import SwiftOutline

/// The names that an index knows in some folders, of what still is what it was: a file, or a folder.
struct KnownNames: Sendable {
    private let index: SurveyIndex
    private var table: RecordTable

    /// - Parameters:
    ///   - wanted: The numbers of the folders.
    ///   - isThere: Whether something still is what the index says: the folders, and then the files.
    init(in wanted: Set<Int>, of index: SurveyIndex, where isThere: (Int) -> Bool) {
        self.index = index
        table = RecordTable(counts: [index.folders.count, index.files.count])
        let isWanted = index.folders.indices.map(wanted.contains)
        for (number, folder) in index.folders.enumerated().dropFirst()
        where isWanted[Int(folder.parent)] && isThere(number) {
            push(RecordPlace(records: 0, index: number), folder.path, in: Int(folder.parent))
        }
        for (number, file) in index.files.enumerated()
        where isWanted[Int(file.folder)] && isThere(index.folders.count + number) {
            push(RecordPlace(records: 1, index: number), file.path, in: Int(file.folder))
        }
    }

    /// Whether the index knows a name in a folder.
    func contains(_ name: UnsafeBufferPointer<UInt8>, in folder: Int) -> Bool {
        let found = table.first(hash: SurveyRecords.hash(of: name)) { place in
            let (path, parent) =
                place.records == 0
                ? (index.folders[place.index].path, index.folders[place.index].parent)
                : (index.files[place.index].path, index.files[place.index].folder)
            return Int(parent) == folder
                && withName(of: path, in: folder) { $0.count == name.count && ByteSearch.ends($0, with: name) }
        }
        return found != nil
    }

    private mutating func push(_ place: RecordPlace, _ path: RecordRange, in folder: Int) {
        table.push(place, hash: withName(of: path, in: folder, SurveyRecords.hash))
    }

    /// The part of a path that stands behind that of its folder.
    private func withName<Result>(
        of path: RecordRange,
        in folder: Int,
        _ work: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let above = folder == 0 ? 0 : Int(index.folders[folder].path.count) + 1
        return index.text.withUnsafeBufferPointer { text in
            work(UnsafeBufferPointer(rebasing: text[path.range].dropFirst(above)))
        }
    }
}
