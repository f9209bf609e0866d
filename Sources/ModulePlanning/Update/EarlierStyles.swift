import Diagnostics
import FileTransaction
import Styles

/// The states in which a style has written modules, each read once.
struct EarlierStyles {
    /// The style as it was; or where its state should be, and what is wrong with it.
    enum Found {
        case style(Style)
        case unknown(message: String, path: String)

        var style: Style? { if case .style(let style) = self { style } else { nil } }
    }

    private let library: StyleLibrary
    private var known: [String: Found]

    /// - Parameter now: The hashes of the style as it is now.
    init(of style: Style, now: [String], in library: StyleLibrary) {
        self.library = library
        known = Dictionary(uniqueKeysWithValues: Set(now).map { ($0, .style(style)) })
    }

    /// The style as it wrote a module.
    mutating func style(of record: ModuleRecord, in tree: FileTree) throws(Failure) -> Found {
        guard let state = record.state else {
            return .unknown(
                message: "the record does not say which state of the style wrote the module",
                path: record.path
            )
        }
        if let found = known[state] { return found }
        let found = try read(state, at: StyleHistory.path(record.style, state), of: record.style, in: tree)
        known[state] = found
        return found
    }

    private func read(_ state: String, at path: String, of style: String, in tree: FileTree) throws(Failure) -> Found {
        guard let place = try? RelativePath(path), let text = try tree.read(place) ?? library.state(style, state) else {
            return .unknown(message: "the state of the style that wrote the module is missing", path: path)
        }
        guard ContentHash(of: text).text.hasPrefix(state) else {
            return .unknown(message: "the state of the style has been changed since it was written", path: path)
        }
        do throws(Failure) {
            return .style(try StyleState.style(of: text, named: path))
        } catch {
            let message = error.problems.first?.message ?? "the state of the style cannot be read"
            return .unknown(message: message, path: path)
        }
    }
}
