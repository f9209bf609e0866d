#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a run may keep of an app's files for the next one.
public struct SurveyMemory: Sendable {
    /// In apps of fewer Swift files, reading them all takes no longer than looking for what was kept.
    static let leastFiles = 1_000
    /// So many files are read again before what is kept is written anew.
    static let mostStale = 200
    /// What has changed so shortly before a run is not taken for known, in nanoseconds: some file systems tell the time by seconds.
    static let margin: Int64 = 2_000_000_000

    let cache: CacheFolder
    let root: RootFolder
    /// When the run first looked at the files.
    let began: Int64
    let files: [RelativePath]
    let folders: [RelativePath]
    let sources: SurveyedSources
    /// Whether all that is known was read now.
    let isNew: Bool

    /// Keeps it, where the app is large and much of it was read now.
    ///
    /// What was changed since the run began, or a moment before that, is kept as not known.
    public func keep() {
        let isWorthIt = isNew || sources.readFiles > Self.mostStale
        guard isWorthIt, sources.paths.count >= Self.leastFiles, Volume(of: root.path).isLocal,
            let program = Self.program, let index = index()
        else { return }
        cache.keep(index.bytes(of: root, by: program), about: root)
    }

    /// What tells this program from others, and from itself before it was built anew.
    static var program: FileStamp? {
        #if canImport(Darwin)
        var size = UInt32(PATH_MAX)
        var path = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
        #else
        let path = "/proc/self/exe"
        #endif
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return FileStamp(info)
    }

    /// What is known of the files now; `nil` where they cannot be looked at.
    func index() -> SurveyIndex? {
        let disk = DiskAccess()
        guard let folder = try? disk.openFolder(root.path) else { return nil }
        defer { disk.discard(folder) }
        var index = SurveyIndex()
        var numbers: [RelativePath: Int] = [:]
        index.folders.append(IndexedFolder(path: RecordRange(), parent: 0, stamp: stamp(of: ".", .folder, in: folder)))
        for path in folders {
            let parent = path.parent.map { numbers[$0] } ?? 0
            guard let parent else { return nil }
            numbers[path] = index.folders.count
            let stamp = stamp(of: path.text, .folder, in: folder)
            index.folders.append(
                IndexedFolder(path: index.add(path), parent: UInt32(truncatingIfNeeded: parent), stamp: stamp)
            )
        }
        var number = 0
        for path in files {
            let parent = path.parent.map { numbers[$0] } ?? 0
            guard let parent else { return nil }
            var record: Int?
            if number < sources.paths.count, sources.paths[number] == path {
                let place = sources.files[number]
                record = index.records.files.count
                index.records.append(Int(place.file), of: sources.records[Int(place.records)].lists)
                number += 1
            }
            let stamp = record == nil ? .none : stamp(of: path.text, .file, in: folder)
            index.files.append(IndexedFile(path: index.add(path), folder: parent, record: record, stamp: stamp))
        }
        return number == sources.paths.count ? index : nil
    }

    /// The stamp of what has not been changed since the run began.
    private func stamp(of name: String, _ kind: FileStatus.Kind, in folder: DiskAccess.Descriptor) -> FileStamp {
        guard let found = DiskAccess().stamp(of: name, in: folder), found.kind == kind,
            found.stamp.changed < began - Self.margin
        else { return .none }
        return found.stamp
    }
}
