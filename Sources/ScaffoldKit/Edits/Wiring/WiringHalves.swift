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
        var weights: [RelativePath: Int] = [:]
        let files = types.map { (name: $0, files: sources.files(naming: $0, isDeclaring: false)) }
        for (name, files) in files where files.count <= SourceReadings.few {
            groups.join([.type(name)] + files.map { .file($0) })
            for path in files { weights[path] = size(path) }
        }
        // What extends a type that hundreds of files extend is most often a module's own.
        for (name, files) in files where files.count > SourceReadings.few {
            groups.join([.type(name)] + files.filter { weights[$0] != nil }.map { .file($0) })
        }
        var parts: [Subject: (weight: Int, wirings: [Numbered])] = [:]
        for (number, own) in subjects.enumerated() {
            guard let group = own.first.map({ groups.group(of: $0) }) else { return nil }
            parts[group, default: (0, [])].wirings.append((number, wirings[number]))
        }
        for (path, weight) in weights { parts[groups.group(of: .file(path))]?.weight += weight }
        let sorted = parts.values.sorted {
            ($1.weight * $1.wirings.count, $0.wirings[0].number) < ($0.weight * $0.wirings.count, $1.wirings[0].number)
        }
        var sums = (first: 0, second: 0)
        for part in sorted {
            if sums.first <= sums.second {
                first += part.wirings
                sums.first += part.weight * part.wirings.count
            } else {
                second += part.wirings
                sums.second += part.weight * part.wirings.count
            }
        }
        guard !second.isEmpty else { return nil }
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
