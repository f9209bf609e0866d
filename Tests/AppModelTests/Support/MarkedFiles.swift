import FileTransaction
import SwiftOutline
import TestSupport

@testable import AppModel

/// The files of an app with `1️⃣` before each declaration or name that a test is about.
struct MarkedFiles {
    let model: AppModel
    /// `file:line:column` of the marks, in file order.
    let places: [String]

    init(_ files: KeyValuePairs<String, String>) throws {
        let sources = files.map { (path: $0.key, source: MarkedSource($0.value)) }
        model = AppModel(try sources.map { (path: try RelativePath($0.path), bytes: Array($0.source.text.utf8)) })
        places = model.files.flatMap { file in
            sources.filter { $0.path == file.path.text }.flatMap(\.source.places).map { "\(file.path):\($0)" }
        }
    }

    /// `file:line:column` of the names of some declarations.
    func names(of places: [Place]) -> [String] {
        places.map { position(of: $0.declaration.nameRange.lowerBound, in: model.file(of: $0)) }
    }

    /// `file:line:column` of the names of some types.
    func names(of types: [TypeDeclaration]) -> [String] { names(of: types.map(\.place)) }

    /// `file:line:column` of some sites.
    func positions(of sites: [Site]) -> [String] { sites.map { position(of: $0.offset, in: model.files[$0.file]) } }

    /// `file:line:column` of a byte.
    func position(of offset: Int, in file: SourceFile) -> String {
        let span = file.span(offset..<offset)
        return "\(file.path):\(span.line):\(span.column)"
    }
}

extension AppModel {
    /// The model of files with some texts.
    convenience init(files: KeyValuePairs<String, String>) throws {
        self.init(try files.map { (path: try RelativePath($0.key), bytes: Array($0.value.utf8)) })
    }

    /// The model of one file.
    convenience init(text: String) throws { try self.init(files: ["App.swift": text]) }
}
