// Commits changes and dies on the way, for the tests that show what a kill leaves behind.
//
//   CommitCrasher ROOT STEP CHANGE...   writes "PATH=TEXT" and removes "PATH"; kills itself before system call STEP (0: never);
//                                       prints the number of calls
//   CommitCrasher ROOT hold             takes the lock, prints "locked", and keeps it until its input ends

import Diagnostics
import FileTransaction

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

final class Fuse {
    let step: Int
    var count = 0

    init(step: Int) {
        self.step = step
    }

    func burn() {
        count += 1
        if count == step { kill(getpid(), SIGKILL) }
    }
}

func commit(root: String, step: Int, changes: ArraySlice<String>) throws {
    let fuse = Fuse(step: step)
    var tree = try FileTree(root: root, disk: DiskAccess { _ throws(SystemError) in fuse.burn() })
    _ = try tree.beginWriting(patience: .seconds(30))
    for change in changes {
        let parts = change.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let path = try RelativePath(String(parts[0]))
        if parts.count == 2 {
            try tree.write(String(parts[1]), to: path)
        } else {
            try tree.remove(path)
        }
    }
    try tree.commit()
    print(fuse.count)
}

func hold(root: String) throws {
    var tree = try FileTree(root: root)
    _ = try tree.beginWriting()
    print("locked")
    fflush(nil)
    while readLine() != nil {}
    withExtendedLifetime(tree) {}
}

let arguments = CommandLine.arguments
do {
    guard arguments.count > 2 else { exit(2) }
    if arguments[2] == "hold" {
        try hold(root: arguments[1])
    } else {
        try commit(root: arguments[1], step: Int(arguments[2]) ?? 0, changes: arguments[3...])
    }
} catch {
    print(error)
    exit((error as? Failure)?.exitCode ?? 1)
}
