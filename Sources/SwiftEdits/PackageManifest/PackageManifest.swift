import Diagnostics
import SwiftOutline

/// A `Package.swift` with the calls that describe the package and its targets.
package struct PackageManifest {
    let document: SwiftDocument
    private let package: Call

    /// The order of a package's arguments, and of a target's.
    static let packageLabels = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
        "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    ]
    static let targetLabels = [
        "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess",
        "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
    ]

    package init(_ document: SwiftDocument) throws(EditError.Reason) {
        self.document = document
        let calls = document.outline.code().calls.filter { $0.callee.text == "Package" }
        guard let package = calls.first else {
            throw .missing(step: "package", within: nil, hint: "a Package.swift calls \"Package(name: …)\"")
        }
        guard calls.count == 1 else {
            throw .ambiguous(step: "package", lines: calls.map { document.line(of: $0.range.lowerBound) })
        }
        self.package = package
    }

    /// The package's name.
    package var name: String? { package.text("name") }

    /// The call that describes the package.
    ///
    /// - Throws: `.missing` where the package has another name.
    func call(of anchor: AnchorPath) throws(EditError.Reason) -> Call {
        for step in anchor.steps where step.place == .package && step.name != name {
            throw .missing(step: step.description, within: nil, hint: name.map { "the package is \"\($0)\"" })
        }
        if let step = anchor.steps.first(where: { $0.place == .product }) {
            let products = package.argument(labelled: "products")?.code.calls ?? []
            guard let found = products.first(where: { $0.text("name") == step.name }) else {
                throw .missing(step: step.description, within: "package", hint: nil)
            }
            return found
        }
        guard let step = anchor.steps.first(where: { $0.place == .target }) else { return package }
        let targets = ManifestTarget.targets(among: package.argument(labelled: "targets")?.code.calls ?? [])
        guard let target = targets.first(where: { $0.name == step.name }) else {
            let names = targets.map(\.name)
            throw .missing(
                step: step.description,
                within: "package",
                hint: Suggestion(among: names).hint(for: step.name)
            )
        }
        return target.call
    }

    /// The edits that add an element to the dependencies of a call, which may have none yet.
    func adding(_ edit: Edit, to call: Call, labels: [String]) throws(EditError.Reason) -> [SourceEdit] {
        if let literal = try list("dependencies", of: call) {
            return try ArrayElementEdit.edits(adding: edit, to: literal, in: document)
        }
        let isWide = call.arguments.first.map { document.startsLine($0.range.lowerBound) } ?? false
        let text = EntryText(edit.text).plain
        let entry =
            isWide && labels == Self.packageLabels
            ? EntryText("dependencies: [\n    \(text)\n]") : EntryText("dependencies: [\(text)]")
        return try adding(entry, labelled: "dependencies", to: call, labels: labels)
    }

    /// The array literal that an argument is; `nil` where the call has no such argument.
    func list(_ label: String, of call: Call) throws(EditError.Reason) -> ArrayLiteral? {
        guard let argument = call.argument(labelled: label) else { return nil }
        guard let literal = argument.code.arrayLiterals.first, literal.range == argument.value.range else {
            throw .unsuitable("\"\(label)\" is no array literal")
        }
        return literal
    }

    /// The edits that add an argument to a call, at the place that its label has among the labels.
    func adding(_ entry: EntryText, labelled label: String, to call: Call, labels: [String])
        throws(EditError.Reason) -> [SourceEdit]
    {
        guard let brackets = call.argumentsRange else { throw .unsuitable("\"\(call.name)\" has no arguments") }
        try document.checkClosed(brackets)
        let earlier = Set(labels.prefix { $0 != label })
        let index = call.arguments.lastIndex { $0.label.map(earlier.contains) ?? false }.map { $0 + 1 } ?? 0
        return ListInserter(document: document, brackets: brackets, elements: call.arguments.map(\.range))
            .insert(entry, at: index)
    }

    /// The text of a value that is a string literal without anything special in it.
    package static func literal(_ value: Fragment) -> String? {
        let text = value.text
        guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        let inner = text.dropFirst().dropLast()
        return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
    }
}
