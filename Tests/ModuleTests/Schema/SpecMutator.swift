import TestSupport
import YAMLReader

/// Makes specs by disturbing the good ones of the corpus.
struct SpecMutator {
    private var random: RandomSource
    private let specs: [YAMLValue]

    private static let keys = [
        "name", "style", "options", "screens", "routes", "useCases", "types", "links", "aliases", "tab", "parameters",
        "kind", "presentation", "type", "path", "defaults", "returns", "throws", "struct", "enum", "properties",
        "cases", "title",
        "icon", "nmae", "removeFavorite(id",
    ]

    private static let values: [YAMLValue] = [
        nil, true, 12, 1.5, "", "list", "none", "sheet", "detail(itemId: String)", "detail(", "load() -> [Item]",
        "load() throws(Mode)", "a b",
        "Item(id: String)", "Mode(a|b)", "String", "[String]?", "Int = 1", "= 1", ":itemId", [], [:], ["a"], [nil],
        [["a"]],
        ["name": "x"], ["a": "B"], ["a": nil], ["path": "x"], ["struct": "S"], ["enum": "E", "cases": ["c"]],
        ["title": "T"],
    ]

    init(seed: UInt64) throws {
        random = RandomSource(seed: seed)
        specs = try SpecCorpus.good.compactMap { try YAMLReader.read($0)?.value }
    }

    mutating func next() -> YAMLValue {
        var spec = specs.randomElement(using: &random) ?? [:]
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            spec = mutated(spec)
        }
        return spec
    }

    private mutating func mutated(_ value: YAMLValue) -> YAMLValue {
        switch value {
        case .dictionary(let members) where members.count > 0 && Int.random(in: 0..<8, using: &random) > 0:
            return .object(changed(value.members ?? []))
        case .array(let items) where !items.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
            return .array(changed(items))
        default: return Self.values.randomElement(using: &random) ?? nil
        }
    }

    private mutating func changed(_ members: [YAMLMember]) -> [YAMLMember] {
        var members = members
        let place = Int.random(in: 0..<members.count, using: &random)
        let old = members[place]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: members.remove(at: place)
        case 1: members[place] = YAMLMember(key(besides: members), old.value)
        case 2: members.append(YAMLMember(key(besides: members), Self.values.randomElement(using: &random) ?? nil))
        default: members[place] = YAMLMember(old.key, mutated(old.value))
        }
        return members
    }

    private mutating func changed(_ items: [YAMLValue]) -> [YAMLValue] {
        var items = items
        let place = Int.random(in: 0..<items.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: items.remove(at: place)
        case 1: items.append(Self.values.randomElement(using: &random) ?? nil)
        default: items[place] = mutated(items[place])
        }
        return items
    }

    private mutating func key(besides members: [YAMLMember]) -> String {
        let free = Self.keys.filter { key in !members.contains { $0.key == key } }
        return free.randomElement(using: &random) ?? "other"
    }
}
