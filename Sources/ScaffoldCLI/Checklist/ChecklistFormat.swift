import Diagnostics
import ScaffoldLint
import YAMLReader

/// A format of checklists.
enum ChecklistFormat: String, CaseIterable, Sendable {
    case text, markdown, html, json

    /// Writes checklists to the output.
    ///
    /// - Parameters:
    ///   - isSingle: Whether the command line names a module.
    ///   - app: The app's name.
    func write(_ checklists: [ModuleChecklist], isSingle: Bool, app: String, to console: Console) throws(Failure) {
        let output = console.output
        switch self {
        case .text: TextChecklist(checklists: checklists, isSingle: isSingle).write(to: console)
        case .markdown, .html:
            let page = ChecklistPage(checklists: checklists, isSingle: isSingle, app: app, isHTML: self == .html)
            output.write(try page.text())
        case .json: output.writeLine(JSONWriter.write(JSONChecklist(checklists: checklists).value))
        }
    }
}
