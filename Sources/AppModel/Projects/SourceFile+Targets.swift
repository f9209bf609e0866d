extension SourceFile {
    /// Whether the file describes the targets of a package or, for Tuist, those of a project: it is no part of the app.
    package var isTargetList: Bool {
        role == .manifest || path.components.contains("ProjectDescriptionHelpers")
            || imports.contains { $0.isNamed("ProjectDescription") }
    }
}
