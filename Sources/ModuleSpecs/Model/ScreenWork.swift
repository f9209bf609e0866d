/// What a screen does: the names of its use cases, by their roles, and the fields of a form.
package struct ScreenWork: Sendable, Equatable {
    /// The use case that loads the screen's data.
    package var load: String?
    /// The use case that submits a form.
    package var submit: String?
    /// The use cases that a list calls for a row.
    package var rowActions: [String] = []
    package var actions: [String] = []
    /// The fields of a form, or the search field of a list.
    package var fields: [Parameter] = []

    /// All use cases, the loading one first.
    package var useCases: [String] { [load, submit].compactMap { $0 } + rowActions + actions }
}
