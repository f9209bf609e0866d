import AppModel
import Diagnostics
import ModuleSpecs
import SwiftOutline

/// Where a type that has nothing to load with fills a property with sample data when it loads: with values that are called so
/// (`Item.samples`), or that its code lists after a wait (`Task.sleep`).
struct SampledLoads {
    let model: AppModel

    /// Parts of the names of sample data, in lower case.
    private static let samples = ["sample", "mock", "dummy", "fake", "stub"]
    private static let waits: Set<String> = ["sleep", "asyncAfter", "usleep"]
    /// Functions and types of Swift and its libraries that load nothing.
    private static let plain: Set<String> = [
        "print", "withAnimation", "sleep", "usleep", "Task", "Never", "DispatchQueue", "MainActor", "Logger", "String",
        "Int", "Double", "Float", "Decimal", "Bool", "Date", "UUID", "URL", "Set", "Error", "Void", "AnyCancellable",
    ]

    func places(in type: TypeDeclaration) -> [(range: Range<Int>, file: Int)] {
        guard type.kind == .class, type.lineage(in: model).count == 1, !type.hasForeignSuperclass(in: model),
            !type.storedProperties.contains(where: { mayLoad("\($0.type?.text ?? "") \($0.initialValue?.text ?? "")") }
            ),
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
                let value = assignment.value.text
                return shown.contains(assignment.targetName) && (isSample(value) || waits && lists(value))
            }.map { ($0.target.range, member.file) }
        }
    }

    /// Whether a type or an initial value names what data may come from; a coordinator is not.
    private func mayLoad(_ text: String) -> Bool {
        text.contains("->")
            || SwiftWords(text).words.map(String.init).contains { word in
                guard word.isCapitalized, !word.contains("Coordinator") else { return false }
                return model.type(word).map { !isValue($0) } ?? !Self.plain.contains(word)
            }
    }

    private func isValue(_ type: TypeDeclaration) -> Bool {
        [.struct, .enum].contains(type.kind) && !AdoptedType.isService(type.name)
    }

    /// Whether a call loads nothing: it waits, constructs a value, or is one of the type's own or of a property's.
    private func isHarmless(_ call: Call, in type: TypeDeclaration) -> Bool {
        let callee = call.callee.text
        let first = String(callee.prefix { $0 != "." })
        if callee.hasPrefix(".") || isSample(callee) { return true }
        if first.isCapitalized { return !mayLoad(first) }
        return first != callee || Self.plain.contains(first) || !type.members(named: first).isEmpty
    }

    private func isSample(_ text: String) -> Bool {
        !text.hasPrefix("\"")
            && SwiftWords(text).words.contains { word in Self.samples.contains { word.lowercased().contains($0) } }
    }

    /// Whether an array of values, which the app declares, is written out.
    private func lists(_ value: String) -> Bool {
        value.hasPrefix("[") && SwiftWords(value).words.contains { model.type(String($0)).map(isValue) == true }
    }
}
