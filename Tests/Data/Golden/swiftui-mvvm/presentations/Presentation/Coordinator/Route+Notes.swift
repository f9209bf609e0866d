// MARK: - Notes

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseNotes(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .notesList
        }
        if components.count == 2, components[1] == "create" {
            return .notesCreate
        }
        if components.count == 2, components[1] == "settings" {
            return .notesSettings
        }
        if components.count == 2 {
            return .notesDetail(itemId: components[1])
        }
        if components.count == 3, components[2] == "edit" {
            return .notesEdit(itemId: components[1])
        }
        return nil
    }
}
