@MainActor
protocol NotesSettingsCoordinatorActions: AnyObject {}
