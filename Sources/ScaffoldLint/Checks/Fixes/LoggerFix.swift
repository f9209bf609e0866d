import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// Replaces `print` by an existing logger: the type's own, or its module's in an extension of the logger type.
///
/// A logger stores its message as a closure. So only texts that need no `self` are replaced, and values whose types are unknown are
/// replaced by their descriptions.
struct LoggerFix {
    let call: Call
    let file: FileContext
    /// The type of loggers: `Logger`.
    let type: String

    /// `nil` for several arguments, for a text that may need `self`, and if there is no logger for the place.
    var fix: Fix? {
        let arguments = call.arguments
        guard call.name == "print" || call.name == "debugPrint", arguments.count == 1, call.trailingClosures.isEmpty,
            let argument = arguments.first, argument.label == nil,
            let literal = argument.code.stringLiterals.first(where: { $0.range == argument.value.range }),
            !literal.isMultiline,
            literal.text.hasPrefix("\""), let logger = ownLogger ?? moduleLogger,
            let values = replacements(in: literal)
        else { return nil }
        let callee = call.range.lowerBound..<call.callee.range.upperBound
        let level = isInCatch ? "error" : "debug"
        return .replace([SourceEdit(callee, "\(logger).\(level)".utf8)] + values, import: module)
    }

    // MARK: - The logger

    /// The logger in a static property of the type.
    private var ownLogger: String? {
        guard let around = file.type(at: call.range.lowerBound) else { return nil }
        let member = around.members.lazy.map(\.declaration).first { member in
            guard member.kind == .let || member.kind == .var, member.hasModifier("static") else { return false }
            return member.type?.text == type || member.initialValue?.text.hasPrefix(type + "(") == true
        }
        return member.map { "Self.\($0.name)" }
    }

    /// The logger of the module around the call: `Logger.favorites`.
    private var moduleLogger: String? {
        let place = file.name(at: call.range.lowerBound)
        guard let module = file.app.modules.module(of: place, at: file.file.path) else { return nil }
        let name = NameWords(module).camel
        return extensions.contains { $0.declaration.members.contains { $0.name == name && $0.hasModifier("static") } }
            ? "\(type).\(name)" : nil
    }

    private var extensions: [Place] {
        file.app.model.extensions(ofForeign: type).filter { file.app.model.files[$0.file].role == .source }
    }

    /// The framework that the file has to import to see the logger type, if it does not import it already.
    private var module: String? {
        let frameworks = ["OSLog", "os"]
        guard !file.file.imports.contains(where: { frameworks.contains($0.name) }) else { return nil }
        let used = extensions.lazy.flatMap { file.app.model.files[$0.file].imports }.map(\.name)
        return used.first(where: frameworks.contains) ?? frameworks[0]
    }

    // MARK: - The text

    /// The replacements of the values in the text; `nil` if one of them may need `self`.
    private func replacements(in literal: StringLiteral) -> [SourceEdit]? {
        var found: [SourceEdit] = []
        for value in literal.interpolations {
            let text = value.text
            let path = text.split(separator: ".", omittingEmptySubsequences: false)
            let isName = path.allSatisfy { part in
                part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            guard let first = path.first, isName, first == "self" && path.count > 1 || isLocal(String(first)) else {
                return nil
            }
            if let last = path.last, path.count > 1, Self.texts.contains(String(last)) { continue }
            found.append(SourceEdit(value.range, "String(describing: \(text))".utf8))
        }
        return found
    }

    /// Properties that a logger can print, whatever type they belong to.
    private static let texts: Set<String> = ["localizedDescription", "description", "count"]

    /// Whether a name is a parameter or a constant of the function around the call.
    private func isLocal(_ name: String) -> Bool {
        let start = call.range.lowerBound
        if name == "error", isInCatch { return true }
        guard let function = file.scopes(at: start).last(where: { !$0.kind.hasMembers }) else { return false }
        if function.parameters.contains(where: { $0.name == name && !$0.type.text.hasPrefix("inout") }) { return true }
        return file.localsByName[name]?.contains { local in
            local.kind == .let && local.range.upperBound <= start && function.range.contains(local.range.lowerBound)
        } == true
    }

    /// Whether the call is in the body of a `catch`.
    private var isInCatch: Bool {
        let start = call.range.lowerBound
        return file.catchBlocks.contains(start..<start + 1)
    }
}
