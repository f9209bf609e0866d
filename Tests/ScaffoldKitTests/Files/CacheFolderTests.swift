import Foundation
import TestSupport
import Testing

@testable import ScaffoldKit

@Suite("The user's folder for what may be lost")
struct CacheFolderTests {
    @Test("is where the environment says")
    func place() {
        func path(_ values: [String: String]) -> String? { CacheFolder(environment: { values[$0] })?.path }
        #expect(path([:]) == nil)
        #expect(path(["HOME": "/home/ann", "XDG_CACHE_HOME": "/var/ann"]) == "/var/ann/scaffold")
        #expect(path(["HOME": "/home/ann", "SCAFFOLD_CACHE": "/tmp/own"]) == "/tmp/own")
        #expect(path(["HOME": "/home/ann", "SCAFFOLD_CACHE": "off"]) == nil)
        #expect(path(["HOME": "ann"]) == nil)
        #if os(macOS)
        let usual = "/home/ann/Library/Caches/scaffold"
        #else
        let usual = "/home/ann/.cache/scaffold"
        #endif
        #expect(path(["HOME": "/home/ann"]) == usual)
        #expect(path(["HOME": "/home/ann", "XDG_CACHE_HOME": "relative", "SCAFFOLD_CACHE": ""]) == usual)
    }

    @Test("keeps bytes by the app that they are about, in folders that only the user may look into")
    func keeps() throws {
        let folder = TemporaryFolder()
        let cache = CacheFolder(folder.path("a/b"))
        let (one, other) = (try RootFolder("/"), try RootFolder(folder.path))
        #expect(cache.contents(about: one) == nil)
        cache.keep([1, 2, 3], about: one)
        cache.keep([4], about: one)
        cache.keep([5], about: other)
        #expect(cache.contents(about: one) == [4])
        #expect(cache.contents(about: other) == [5])
        #expect(folder.permissions("a/b") == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 2)
    }

    @Test("is not used where others may write into it, where a link leads there, or where it is no folder")
    func foreign() throws {
        let folder = TemporaryFolder()
        let root = try RootFolder("/")
        let cache = CacheFolder(folder.path("open"))
        cache.keep([1], about: root)
        folder.setPermissions("open", 0o777)
        #expect(cache.contents(about: root) == nil)
        cache.keep([2], about: root)
        folder.setPermissions("open", 0o700)
        #expect(cache.contents(about: root) == [1])

        folder.link("link", to: "open")
        #expect(CacheFolder(folder.path("link")).contents(about: root) == nil)
        folder.put("file", "")
        CacheFolder(folder.path("file")).keep([3], about: root)
        CacheFolder(folder.path("file/below")).keep([3], about: root)
        #expect(CacheFolder(folder.path("file")).contents(about: root) == nil)
    }

    @Test(
        "the file system is asked for by the nearest place where one is mounted",
        arguments: [
            ("/", "ext4"), ("/work", "ext4"), ("/home", "nfs"), ("/home/ann/app", "nfs"), ("/homes", "ext4"),
            ("/home/disk", "tmpfs"), ("/home/disk/x", "tmpfs"),
        ]
    )
    func volume(path: String, type: String) {
        let mounts = """
            22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
            23 22 0:40 / /home rw - nfs server:/home rw,vers=4
            24 23 0:41 / /home/disk rw,nosuid master:2 shared:3 - ext4 /dev/sdb rw
            25 24 0:42 / /home/disk rw - tmpfs none rw
            no line
            """
        #if os(Linux)
        #expect(Volume.type(of: path, mounts: mounts) == type)
        #endif
    }
}
