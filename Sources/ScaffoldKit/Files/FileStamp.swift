#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What tells a file, or a folder's list of names, from what it was before, without reading it.
///
/// The time is that of the last change of anything about the file, which no program can set: copying a file's times, as `touch -r`
/// and archives do, changes it.
struct FileStamp: Hashable, Sendable, BitwiseCopyable {
    /// In nanoseconds since 1970.
    let changed: Int64
    let size: Int64
    /// The file's number on its volume.
    private let file: UInt64
    private let volume: UInt64

    /// The stamp of no file.
    static let none = FileStamp(changed: 0, size: 0, file: 0, volume: 0)

    private init(changed: Int64, size: Int64, file: UInt64, volume: UInt64) {
        (self.changed, self.size, self.file, self.volume) = (changed, size, file, volume)
    }

    init(_ info: stat) {
        #if canImport(Darwin)
        let time = info.st_ctimespec
        #else
        let time = info.st_ctim
        #endif
        self.init(
            changed: Self.nanoseconds(time),
            size: Int64(info.st_size),
            file: UInt64(truncatingIfNeeded: info.st_ino),
            volume: UInt64(truncatingIfNeeded: info.st_dev)
        )
    }

    /// Now, as file systems tell the time.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
