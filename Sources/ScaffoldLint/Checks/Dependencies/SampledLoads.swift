import AppModel
import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Where a type that has nothing to load with fills a property with sample data when it loads: with values that are called so
/// (`Item.samples`), or that its code lists after a wait (`Task.sleep`).
struct SampledLoads {
    let model: AppModel

    /// Parts of the names of sample data, in lower case.
    private static let samples = ["sample", "mock", "dummy", "fake", "stub"]
    private static let waits: Set<String> = ["sleep", "asyncAfter", "usleep"]
    /// Functions, and types with functions, of Swift and its libraries that load nothing.
    private static let others: Set<String> = [
        "print", "withAnimation", "sleep", "usleep", "Task", "Task<Never, Never>", "DispatchQueue", "MainActor",
        "Logger",
    ]
    /// Types of Swift and its libraries that load nothing.
    private static let plain: Set<String> = [
        "String", "Int", "Double", "Float", "Bool", "Date", "UUID", "URL", "Set", "Array", "Dictionary", "Error",
        "Void", "Task",
        "Never", "AnyCancellable", "Decimal", "Character",
    ]

    func places(in type: TypeDeclaration) -> [(range: Range<Int>, file: Int)] {
        guard type.kind == .class, type.lineage(in: model).count == 1, !type.hasForeignSuperclass(in: model),
            !type.storedProperties.contains(where: { mayLoad($0.type?.text) || mayLoad($0.initialValue?.text) }),
            !type.initializers.flatMap(\.parameters).contains(where: { mayLoad($0.type.text) })
        else { return [] }
        let shown = Set(type.storedProperties.filter { $0.kind == .var }.map(\.name))
        return type.members.flatMap { member -> [(Range<Int>, Int)] in
            guard member.declaration.kind == .func, LoadingType.isNamedLoading(member) else { return [] }
            let code = model.file(of: member).outline.code(in: member.declaration)
            let calls = code.calls
            guard calls.allSatisfy({ isHarmless($0, in: type) }) else { return [] }
            let waits = calls.contains { Self.waits.contains($0.name) }
            return code.assignments.filter { assignment in
                let target = assignment.target.text.split(separator: ".").last.map(String.init) ?? ""
                let value = assignment.value.text
                return shown.contains(target) && (isSample(value) || waits && lists(value))
            }.map { ($0.target.range, member.file) }
        }
    }

    /// Whether a type or an initial value names what data may come from; a coordinator is not.
    private func mayLoad(_ text: String?) -> Bool {
        guard let text else { return false }
        return text.contains("->")
            || SwiftWords(text).words.map(String.init).contains { word in
                guard SwiftText.beginsLarge(word), !word.contains("Coordinator") else { return false }
                return model.type(word).map(isNoValue) ?? !Self.plain.contains(word)
            }
    }

    private func isNoValue(_ type: TypeDeclaration) -> Bool {
        [.class, .actor, .protocol].contains(type.kind)
            || ["Service", "Repository", "Client", "Store", "Provider", "Manager", "API"].contains {
                type.name.hasSuffix($0)
            }
    }

    /// Whether a call loads nothing: it waits, constructs a value, or is one of the type's own.
    private func isHarmless(_ call: Call, in type: TypeDeclaration) -> Bool {
        let callee = call.callee.text
        let path = callee.split(separator: ".").map(String.init)
        guard let first = path.first, !callee.hasPrefix("."), first != "self" else { return true }
        if isSample(callee) || Self.others.contains(first) { return true }
        if SwiftText.beginsLarge(first) { return path.count == 1 && model.type(first).map(isNoValue) != true }
        return path.count > 1 || !type.members(named: first).isEmpty
    }

    private func isSample(_ text: String) -> Bool {
        !text.hasPrefix("\"")
            && SwiftWords(text).words.contains { word in Self.samples.contains { word.lowercased().contains($0) } }
    }

    /// Whether an array of values, which the app declares, is written out.
    private func lists(_ value: String) -> Bool {
        guard value.hasPrefix("["), let name = value.split(whereSeparator: { !$0.isLetter }).first else { return false }
        return model.type(String(name)).map { !isNoValue($0) } ?? false
    }
}
