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
    private let entries: [Entry]
    /// The first entry of each bucket, and the next one behind each entry; -1 where there is none.
    private let heads: [Int32]
    private let next: [Int32]

    /// - Parameter entries: In the order of the files.
    init(_ entries: [Entry], in files: [SourceFile]) {
        self.files = files
        self.entries = entries
        var heads = [Int32](repeating: -1, count: 1 << max(1, Int.bitWidth - entries.count.leadingZeroBitCount))
        var next = [Int32](repeating: -1, count: entries.count)
        for index in entries.indices.reversed() {
            let bucket = Int(entries[index].hash) & (heads.count - 1)
            next[index] = heads[bucket]
            heads[bucket] = Int32(truncatingIfNeeded: index)
        }
        (self.heads, self.next) = (heads, next)
    }

    /// The places of a name, in the order of the files.
    subscript(name: String) -> [CallSites.Site] {
        let hash = Self.hash(name.utf8)
        var sites: [CallSites.Site] = []
        var index = Int(heads[Int(hash) & (heads.count - 1)])
        while index >= 0 {
            let entry = entries[index]
            let (file, range) = (Int(entry.file), Int(entry.start)..<Int(entry.end))
            if entry.hash == hash, files[file].outline.source.reads(name, in: range) {
                sites.append(CallSites.Site(file: file, offset: range.lowerBound))
            }
            index = Int(next[index])
        }
        return sites
    }

    /// FNV-1a.
    private static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
        name.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
