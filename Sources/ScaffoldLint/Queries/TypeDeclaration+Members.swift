import AppModel
import SwiftOutline

extension TypeDeclaration {
    /// The cases of an enumeration.
    var cases: [Declaration] { members.map(\.declaration).filter { $0.kind == .case } }

    /// The methods, those of extensions included.
    var methods: [Declaration] { members.map(\.declaration).filter { $0.kind == .func } }

    /// The first stored property of a type.
    func property(ofType name: String) -> Declaration? { storedProperties.first { $0.typeName == name } }
}
