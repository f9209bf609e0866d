/// Wirings in two parts, neither of which has to do with a type or a file of the other, so that two threads can make them at once.
struct WiringHalves: Sendable {
    /// A wiring with its place among all.
    typealias Numbered = (number: Int, wiring: RenderedWiring)

    /// What a wiring has to do with.
    private enum Subject: Hashable {
        case type(String)
        case file(RelativePath)
        /// Whatever is no type: manifests, projects, property lists.
        case other
    }

    /// What begins a declaration that another wiring might look for.
    private static let declarations = ["extension ", "class ", "struct ", "enum ", "actor ", "protocol ", "typealias "]

    private(set) var first: [Numbered] = []
    private(set) var second: [Numbered] = []

    /// - Parameters:
    ///   - sources: Where the app declares its types.
    ///   - size: How many bytes a file has, so that both parts take about the same time.
    /// - Returns: `nil` where they cannot be parted.
    init?(_ wirings: [RenderedWiring], in sources: SurveyedSources, size: (RelativePath) -> Int) {
        guard !wirings.contains(where: Self.declaresSomething) else { return nil }
        var groups = Groups<Subject>()
        var types: Set<String> = []
        let subjects = wirings.map { wiring in Set(Self.anchors(of: wiring).map(Self.subject)) }
        for own in subjects {
            groups.join(own)
            for case .type(let name) in own { types.insert(name) }
        }
        let files = Dictionary(uniqueKeysWithValues: types.map { ($0, sources.files(naming: $0, isDeclaring: false)) })
        let few = files.filter { $0.value.count <= SourceReadings.few }
        let places = Set(few.values.joined())
        for (name, files) in files {
            // What extends a type that hundreds of files extend is most often a module's own.
            let own = few[name] ?? files.filter(places.contains)
            groups.join([.type(name)] + own.map { .file($0) })
        }
        var parts: [Subject: Part] = [:]
        for (number, own) in subjects.enumerated() {
            guard let group = own.first.map({ groups.group(of: $0) }) else { return nil }
            let isThere = own.contains { subject in
                guard case .type(let name) = subject else { return true }
                return files[name]?.isEmpty == false
            }
            parts[group, default: Part()].add((number, wirings[number]), isThere: isThere)
        }
        for (name, files) in files {
            let sum = files.reduce(0) { $0 + size($1) }
            parts[groups.group(of: .type(name))]?.size += sum
        }
        share(parts.values.sorted { ($1.weight, $0.wirings[0].number) < ($0.weight, $1.wirings[0].number) })
        guard !second.isEmpty else { return nil }
    }

    /// What belongs together.
    private struct Part {
        private(set) var wirings: [Numbered] = []
        private var count = 0
        var size = 0

        mutating func add(_ wiring: Numbered, isThere: Bool) {
            wirings.append(wiring)
            // What the app does not have takes no time.
            if isThere { count += 1 }
        }

        var weight: Int { size * count }
    }

    /// Gives each part, the largest first, to the thread that has less to do.
    private mutating func share(_ parts: [Part]) {
        var sums = (first: 0, second: 0)
        for part in parts {
            if sums.first <= sums.second {
                first += part.wirings
                sums.first += part.weight
            } else {
                second += part.wirings
                sums.second += part.weight
            }
        }
        first.sort { $0.number < $1.number }
        second.sort { $0.number < $1.number }
    }

    private static func declaresSomething(_ wiring: RenderedWiring) -> Bool {
        wiring.edits.contains { edit in declarations.contains { edit.text.contains($0) } }
    }

    private static func anchors(of wiring: RenderedWiring) -> [AnchorPath] {
        wiring.edits.map(\.anchor) + wiring.having + wiring.lacking
    }

    private static func subject(of anchor: AnchorPath) -> Subject { anchor.type.map { .type($0.name) } ?? .other }
}
