/// The stage folder in which a commit prepares its files, and the names in it.
///
/// It is in the app's root, so that a rename reaches every file on the same volume. There is only one folder to find after a
/// kill, and one to remove at the end, even if the app has no `.scaffold` folder.
enum StageFolder {
    static let name = ".scaffold-commit"

    /// The journal file. While it is there and complete, the commit can be undone.
    static let journal = "journal"

    /// The command that verifies the commit: while it is there, all files are in their places.
    static let verification = "verification"

    /// The new content of a change, until it moves to its path.
    static func new(_ slot: Int) -> String { "\(slot).new" }

    /// The old file of a change, until the commit is complete.
    static func old(_ slot: Int) -> String { "\(slot).old" }

    /// Whether a commit could have created a file of this name in the folder.
    static func isOwn(_ name: String) -> Bool {
        if name == journal || name == verification { return true }
        guard name.hasSuffix(".new") || name.hasSuffix(".old") else { return false }
        return Int(name.dropLast(4)) != nil
    }
}
