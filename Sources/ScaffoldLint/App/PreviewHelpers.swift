import SwiftOutline

/// The types that nothing but previews uses, such as one that sets a view model up for each of them.
struct PreviewHelpers {
    private let app: AppView
    private var known: [String: Bool] = [:]

    init(_ app: AppView) {
        self.app = app
    }

    /// Whether a type is one of them. Only those of files with previews are asked for.
    mutating func have(_ type: String, in file: Int) -> Bool {
        guard !app.index.files[file].previews.isEmpty, let indexed = app.index.type(type) else { return false }
        if let known = known[type] { return known }
        let isHelper = isUsedByPreviews(indexed)
        known[type] = isHelper
        return isHelper
    }

    private func isUsedByPreviews(_ type: IndexedType) -> Bool {
        let sites = NameSites(of: [type.name], in: app.index, inPreviews: true)[type.name].filter { site in
            !type.parts.contains { $0.file == site.file && $0.declaration.range.contains(site.offset) }
        }
        return !sites.isEmpty && sites.allSatisfy { app.index.files[$0.file].isPreview($0.offset) }
    }
}
