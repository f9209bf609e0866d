/// The checklists of one module with the state of each item.
public struct ModuleChecklist: Sendable, Equatable {
    /// The state of an item.
    public enum State: String, Sendable, CaseIterable {
        /// The tool found everything.
        case done
        /// The tool found that something is missing or wrong.
        case open
        case notNeeded = "not-needed"
        /// A person has to check.
        case people
    }

    /// Why an item is open.
    public struct Reason: Sendable, Equatable {
        public var message: String
        /// `file:line:column`, or the file; `nil` if there is no place.
        public var place: String?
        /// The piece, the entry or the rule behind it.
        public var source: String
    }

    public struct Item: Sendable, Equatable {
        public var text: String
        public var note: String?
        public var state: State
        public var reasons: [Reason]
        /// What a person has to check, or why the item is not needed.
        public var remark: String?
    }

    public struct Section: Sendable, Equatable {
        public var title: String
        public var items: [Item]
    }

    public var module: String
    public var style: String
    public var document: String
    public var sections: [Section]

    public var items: [Item] { sections.flatMap(\.items) }

    public func count(_ state: State) -> Int { items.count { $0.state == state } }
}
