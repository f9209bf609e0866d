import Diagnostics

/// Everything that a run will create and edit, computed before anything is written.
public struct Plan: Sendable {
    /// One file of the plan.
    public struct Entry: Sendable, Equatable {
        /// What becomes of the file.
        public enum Status: String, CaseIterable, Sendable {
            case created, edited, overwritten, removed, unchanged
        }

        public var path: String
        public var status: Status
        /// The piece that it is, by its id and its title in the manifest.
        public var piece: String
        public var title: String
        /// Whether it belongs to the base app, not to the module.
        public var isOfApp: Bool
    }

    public var module: String
    public var style: String
    public var entries: [Entry]
    /// What was filled in, and what the user should know.
    public var notes: [Problem]
    /// The entries that could not be made, with the text to paste.
    public var unwired: [WiringFailure] = []

    /// Whether the run changes nothing.
    public var isEmpty: Bool { entries.allSatisfy { $0.status == .unchanged } }

    public func count(_ status: Entry.Status) -> Int {
        entries.count { $0.status == status }
    }
}
