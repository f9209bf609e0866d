/// The checklists of one module with the state of each item.
package struct ModuleChecklist: Sendable, Equatable {
    /// The state of an item.
    package enum State: String, Sendable, CaseIterable {
        /// The tool found everything, or a person has ticked it.
        case done
        /// The tool found that something is missing or wrong.
        case open
        case notNeeded = "not-needed"
        /// A person has to check.
        case people
    }

    /// Why an item is open.
    package struct Reason: Sendable, Equatable {
        package var message: String
        /// `file:line:column`, or the file.
        package var place: String?
        /// The id of the piece, entry or rule.
        package var source: String
    }

    package struct Item: Sendable, Equatable {
        package var text: String
        package var note: String? = nil
        package var state: State
        package var reasons: [Reason]
        /// What a person has to check, or why the item is not needed.
        package var remark: String? = nil
        /// Whether a person decides it, as far as the tool finds nothing open.
        package var isForPeople = false
    }

    package struct Section: Sendable, Equatable {
        package var title: String
        package var items: [Item]
    }

    package var module: String
    package var style: String
    package var document: String
    package var sections: [Section]

    package var items: [Item] { sections.flatMap(\.items) }

    package func count(_ state: State) -> Int { items.count { $0.state == state } }
}
