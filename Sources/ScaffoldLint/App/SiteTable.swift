import ScaffoldKit
import SwiftOutline

/// Names by where they stand among the sources: an app has far more places than anybody asks for, so that no name is copied.
///
/// A name is known by 64 bits of its bytes: among a million names, two that are told by the same come about once in ten million apps.
struct SiteTable: Sendable {
    /// A name at a place in a file.
    struct Name: Sendable {
        fileprivate let hash: UInt64
        fileprivate let start: UInt32

        init(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) {
            hash = NameHash.hash(of: UnsafeBufferPointer(rebasing: bytes[token.range]))
            start = UInt32(truncatingIfNeeded: token.start)
        }
    }

    /// A name with the number of its file.
    private struct Entry {
        let hash: UInt64
        let start: UInt32
        let file: UInt32
    }

    /// The entries, bucket by bucket.
    private let entries: [Entry]
    /// Where each bucket begins, and where the last one ends.
    private let starts: [Int]

    /// - Parameter names: Those of each of the files.
    init(_ names: [[Name]]) {
        let count = names.reduce(0) { $0 + $1.count }
        let buckets = 1 << (Int.bitWidth - count.leadingZeroBitCount)
        var starts = [Int](repeating: 0, count: buckets + 1)
        for name in names.joined() { starts[Self.bucket(of: name.hash, among: buckets) + 1] += 1 }
        for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
        var ends = starts
        entries = [Entry](unsafeUninitializedCapacity: count) { entries, filled in
            for (file, names) in names.enumerated() {
                for name in names {
                    let bucket = Self.bucket(of: name.hash, among: buckets)
                    let entry = Entry(hash: name.hash, start: name.start, file: UInt32(truncatingIfNeeded: file))
                    entries.initializeElement(at: ends[bucket], to: entry)
                    ends[bucket] += 1
                }
            }
            filled = count
        }
        self.starts = starts
    }

    /// The places of a name, in the order of the files.
    subscript(name: String) -> [CallSites.Site] {
        let hash = NameHash.hash(of: name)
        let bucket = Self.bucket(of: hash, among: starts.count - 1)
        return entries[starts[bucket]..<starts[bucket + 1]].compactMap { entry in
            entry.hash == hash ? CallSites.Site(file: Int(entry.file), offset: Int(entry.start)) : nil
        }
    }

    private static func bucket(of hash: UInt64, among buckets: Int) -> Int {
        Int(truncatingIfNeeded: hash) & (buckets - 1)
    }
}
