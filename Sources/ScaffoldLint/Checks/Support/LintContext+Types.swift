import SwiftOutline

extension LintContext {
    /// Every name in a type and its extensions.
    func names(in type: IndexedType) -> [String] {
        type.parts.flatMap { index.file(of: $0).outline.names(in: $0.declaration.range) }
    }

    /// Whether the declared type of a property, or the result of a method, has one of some roles.
    func has(typeOf declaration: Declaration, oneOf roles: some Sequence<String>) -> Bool {
        declaration.typeName.map { has($0, oneOf: roles) } ?? false
    }
}

extension SourceIndex {
    /// The types of the app, without those of tests.
    var sourceTypes: [IndexedType] { types.filter { file(of: $0.place).role == .source } }
}

extension IndexedType {
    /// The cases of an enumeration.
    var cases: [Declaration] { members.map(\.declaration).filter { $0.kind == .case } }

    /// The first stored property of a type.
    func property(ofType name: String) -> Declaration? { storedProperties.first { $0.typeName == name } }
}

extension Declaration {
    /// The simple name of a property's declared type, or of a method's result.
    var typeName: String? { type.map { TypeText($0.text).name } }
}

extension SwiftOutline.Parameter {
    /// The simple name of the parameter's type.
    var typeName: String { TypeText(type.text).name }
}
