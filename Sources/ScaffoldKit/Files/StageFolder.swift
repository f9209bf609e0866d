/// The names inside the folder in which a commit is prepared.
///
/// It stands directly in the app's root: a rename from there reaches every file on the same volume, and there is exactly one
/// thing to find after a kill and one to remove at the end, whether or not the app has a `.scaffold` folder.
enum StageFolder {
    /// The folder's name in the app's root.
    static let name = ".scaffold-commit"

    /// The file that says what a commit is about to move; while it is there and complete, the commit can be undone.
    static let journal = "journal"

    /// Where the new content of a change waits.
    static func new(_ slot: Int) -> String { "\(slot).new" }

    /// Where the old file of a change is kept until the commit is complete.
    static func old(_ slot: Int) -> String { "\(slot).old" }

    /// Whether a commit could have put a file of this name into the folder.
    static func isOwn(_ name: String) -> Bool {
        if name == journal { return true }
        guard name.hasSuffix(".new") || name.hasSuffix(".old") else { return false }
        return Int(name.dropLast(4)) != nil
    }
}
