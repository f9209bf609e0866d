import Diagnostics

/// A request that has been read: the module that it means, and what is known of it.
struct PreparedPlan {
    /// The spec with what earlier runs asked for and this one does not.
    var spec: ModuleSpec
    /// The module of that spec.
    var module: Module
    /// The module that the request asks for.
    var asked: Module?
    /// The screens that only earlier runs asked for.
    let dropped: [String]
    let record: ModuleRecord
    /// Whether the app keeps the module's spec or record already.
    let isKnown: Bool
    let choices: StyleChoices
    let conventions: Conventions
    var notes: [Problem]

    /// The record of what the module is made from.
    func made(of style: Style) -> ModuleRecord {
        var record = ModuleRecord(module: module.type, style: style.name, files: [])
        record.spec = spec
        record.options = choices.recorded
        return record
    }
}
