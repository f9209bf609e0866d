/// The state of a running `for`: the value of `forloop`.
struct LoopState {
    let label: String?
    let count: Int
    var index: Int

    static let memberNames = ["first", "last", "counter", "counter0", "length"]

    /// The value of `forloop.<name>`.
    func member(_ name: String) -> TemplateValue? {
        switch name {
        case "first": .bool(index == 0)
        case "last": .bool(index == count - 1)
        case "counter": .int(index + 1)
        case "counter0": .int(index)
        case "length": .int(count)
        case "label": label.map(TemplateValue.string)
        default: nil
        }
    }

    /// All of the members as a value.
    var dictionary: TemplateDictionary {
        var dictionary = TemplateDictionary()
        for name in Self.memberNames { dictionary[name] = member(name) }
        if let label { dictionary["label"] = .string(label) }
        return dictionary
    }
}
