import SwiftOutline

/// Names by where they stand among the sources: an app has far more places than anybody asks for, so that no name is copied, and each is
/// compared where it stands.
struct SiteTable: Sendable {
    /// A name at a place.
    struct Entry: Sendable {
        let hash: UInt32
        let file: UInt32
        let start: UInt32
        let end: UInt32

        init(_ token: Token, in file: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
            hash = SiteTable.hash(bytes[token.range])
            self.file = UInt32(truncatingIfNeeded: file)
            start = UInt32(truncatingIfNeeded: token.start)
            end = UInt32(truncatingIfNeeded: token.end)
        }
    }

    private let files: [SourceFile]
    /// The entries, bucket by bucket.
    private let entries: [Entry]
    /// Where each bucket begins, and where the last one ends.
    private let starts: [Int]

    /// - Parameter entries: In the order of the files.
    init(_ entries: [Entry], in files: [SourceFile]) {
        let buckets = 1 << (Int.bitWidth - entries.count.leadingZeroBitCount)
        var starts = [Int](repeating: 0, count: buckets + 1)
        for entry in entries { starts[Int(entry.hash) & (buckets - 1) + 1] += 1 }
        for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
        var ends = starts
        var sorted = entries
        for entry in entries {
            let bucket = Int(entry.hash) & (buckets - 1)
            sorted[ends[bucket]] = entry
            ends[bucket] += 1
        }
        (self.files, self.entries, self.starts) = (files, sorted, starts)
    }

    /// The places of a name, in the order of the files.
    subscript(name: String) -> [CallSites.Site] {
        let hash = Self.hash(name.utf8)
        let bucket = Int(hash) & (starts.count - 2)
        return entries[starts[bucket]..<starts[bucket + 1]].compactMap { entry in
            let (file, range) = (Int(entry.file), Int(entry.start)..<Int(entry.end))
            guard entry.hash == hash, files[file].outline.source.reads(name, in: range) else { return nil }
            return CallSites.Site(file: file, offset: range.lowerBound)
        }
    }

    /// FNV-1a.
    private static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
        name.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
