import SwiftOutline

/// What one thread reads many files with.
final class ReadingRoom {
    private static let size = 64 << 10

    private let workspace = Workspace()
    private let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    private var front: HeapFront

    /// - Parameter isLarge: Whether so much will be read that the thread's memory is to grow at once.
    init(isLarge: Bool) {
        front = HeapFront(isLarge ? Heap.grow(by: Heap.most) : nil)
    }

    deinit {
        bytes.deallocate()
    }

    /// The outline of a listed file; `nil` where it cannot be read.
    func outline(of path: RelativePath, in folder: DiskAccess.Descriptor) -> Outline? {
        let disk = DiskAccess()
        let small = disk.smallContents(of: path.text, in: folder, through: bytes)
        guard let text = small ?? (try? disk.contents(of: path.text, in: folder))?.bytes else { return nil }
        return outline(of: SourceText(taking: text))
    }

    func outline(of text: SourceText) -> Outline {
        let outline = Outline(text, in: workspace)
        outline.tokens.withUnsafeBufferPointer { front.advance(to: $0.baseAddress) }
        return outline
    }
}
