import AppModel
import ScaffoldKit
import SwiftOutline

/// The types that only previews use, such as one that sets a view model up for each of them.
struct PreviewHelpers {
    private let app: LintContext
    /// Where the types of files with previews are named.
    private let sites: [String: [Site]]

    init(_ app: LintContext) {
        self.app = app
        let files = app.model.files.filter { !$0.previews.isEmpty }
        sites = app.model.sites(of: Set(files.flatMap(\.typeNames)), inPreviews: true)
    }

    /// Whether a type of a file is one of them.
    func have(_ type: String, in file: Int) -> Bool {
        guard !app.model.files[file].previews.isEmpty, let indexed = app.model.type(type) else { return false }
        let uses = sites[type, default: []].filter { !$0.isWithin(indexed) }
        return !uses.isEmpty && uses.allSatisfy { app.model.files[$0.file].isPreview($0.offset) }
    }
}
