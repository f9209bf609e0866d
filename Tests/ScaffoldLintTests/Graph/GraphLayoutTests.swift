import Testing

@testable import ScaffoldLint

@Suite("The picture of a graph")
struct GraphLayoutTests {
    enum Shape: String, CaseIterable {
        case star, chain, ring, tree, dense, islands, scattered

        /// The modules that a module leads to.
        func targets(of number: Int, among count: Int) -> [Int] {
            switch self {
            case .star: number == 0 ? Array(1..<count) : []
            case .chain: number + 1 < count ? [number + 1] : []
            case .ring: [(number + 1) % count]
            case .tree: [2 * number + 1, 2 * number + 2].filter { $0 < count }
            case .dense: [1, 2, 3, 5].map { (number + $0) % count }.filter { $0 != number }
            case .islands: []
            case .scattered: [number * 7 + 3, number * 11 + 5].map { $0 % count }.filter { $0 != number }
            }
        }
    }

    /// An app of modules with a coordinator, unless there is none, and one to three screens.
    private static func graph(_ shape: Shape, modules count: Int, coordinators: Bool) -> AppGraph {
        var nodes: [AppGraph.Node] = []
        var edges: [AppGraph.Edge] = []
        func screens(_ number: Int) -> [String] { (0...number % 3).map { "Module\(number)Screen\($0)ViewController" } }
        for number in 0..<count {
            let (module, coordinator) = ("Module\(number)", "Module\(number)Coordinator")
            let own = screens(number)
            if coordinators {
                nodes.append(.init(name: coordinator, kind: .coordinator, module: module, file: nil, line: nil))
                edges += own.map { .init(from: coordinator, to: $0, kind: .shows, label: nil) }
            }
            nodes += own.map { .init(name: $0, kind: .screen, module: module, file: nil, line: nil) }
            edges += zip(own, own.dropFirst()).map {
                .init(from: $0, to: $1, kind: .navigates, label: "push(.detail(itemId: id))")
            }
            for target in shape.targets(of: number, among: count) {
                let other = screens(target)
                if coordinators {
                    edges.append(.init(from: coordinator, to: "Module\(target)Coordinator", kind: .starts, label: nil))
                }
                edges.append(
                    .init(from: own[0], to: other[other.count - 1], kind: .navigates, label: "showModule\(target)")
                )
                edges.append(
                    .init(from: own[own.count - 1], to: other[0], kind: .navigates, label: "open(.module\(target))")
                )
            }
        }
        nodes.append(.init(name: "RootView", kind: .screen, module: nil, file: nil, line: nil))
        return AppGraph(modules: [], nodes: nodes, edges: edges)
    }

    @Test(
        "has no label over another box, line, title or label, in any app of up to thirty modules",
        arguments: Shape.allCases
    )
    func overlaps(_ shape: Shape) {
        for count in 2...30 {
            for coordinators in [true, false] {
                let graph = Self.graph(shape, modules: count, coordinators: coordinators)
                for level in AppGraph.Level.allCases {
                    let layout = GraphLayout(graph.reduced(to: level))
                    let found = layout.overlaps
                    #expect(found.isEmpty, "\(shape), \(count) modules, \(level): \(found.prefix(3))")
                }
            }
        }
    }

    @Test("has everything that the graph has")
    func complete() {
        let graph = Self.graph(.dense, modules: 12, coordinators: true)
        let layout = GraphLayout(graph)
        #expect(Set(layout.boxes.map(\.node.name)) == Set(graph.nodes.map(\.name)))
        #expect(layout.titles.map(\.text).sorted() == graph.groups)
        #expect(layout.lines.map(\.edge) == graph.edges)
        #expect(Set(layout.labels.map(\.text)) == Set(graph.edges.compactMap(\.label)))
        let ends = layout.lines.flatMap(\.points)
        #expect(ends.allSatisfy { 0...layout.width ~= $0.x && 0...layout.height ~= $0.y })
    }

    @Test("is nearly square: thirty modules make no more than seven columns")
    func columns() {
        let layout = GraphLayout(Self.graph(.chain, modules: 30, coordinators: true))
        #expect(Set(layout.cards.map(\.x)).count <= 7)
    }

    @Test("of nothing is empty")
    func empty() {
        let layout = GraphLayout(AppGraph(modules: [], nodes: [], edges: []))
        #expect(layout.boxes.isEmpty && layout.lines.isEmpty)
    }
}

extension GraphLayout {
    /// What lies over what: labels, boxes and titles over each other or over another card, lines over any of them, and lines over
    /// lines that have neither start nor target in common.
    fileprivate var overlaps: [String] {
        let texts =
            labels.map { ($0.text, $0.place) } + titles.map { ($0.text, $0.place) }
            + boxes.map { ($0.node.name, $0.place) }
        var found: [String] = []
        for (index, one) in texts.enumerated() {
            for other in texts[(index + 1)...] where one.1.overlaps(other.1) { found.append("\(one.0) and \(other.0)") }
            let around = cards.filter { one.1.overlaps($0) }
            if around.count != 1 || !around[0].contains(one.1) { found.append("\(one.0) is in \(around.count) cards") }
        }
        for (index, one) in cards.enumerated() {
            for other in cards[(index + 1)...] where one.overlaps(other) { found.append("two cards") }
        }
        let segments = lines.flatMap { line in
            zip(line.points, line.points.dropFirst()).map { (line.edge, Rectangle(from: $0, to: $1)) }
        }
        for (edge, segment) in segments {
            for text in texts where segment.overlaps(text.1) {
                found.append("\(edge.from) -> \(edge.to) and \(text.0)")
            }
        }
        for (_, group) in Dictionary(
            grouping: segments,
            by: { [$0.1.isLevel ? 1 : 0, $0.1.isLevel ? $0.1.y : $0.1.x] }
        ) {
            for (index, one) in group.enumerated() {
                for other in group[(index + 1)...]
                where one.0.from != other.0.from && one.0.to != other.0.to && one.1.runsOver(other.1) {
                    found.append("\(one.0) and \(other.0)")
                }
            }
        }
        return found
    }
}

extension GraphLayout.Rectangle {
    fileprivate init(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        self.init(
            x: min(start.x, end.x),
            y: min(start.y, end.y),
            width: abs(end.x - start.x),
            height: abs(end.y - start.y)
        )
    }

    fileprivate var isLevel: Bool { height == 0 }

    /// Whether something is inside of both; edges that touch do not count.
    fileprivate func overlaps(_ other: Self) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    fileprivate func contains(_ other: Self) -> Bool {
        x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
    }

    /// Whether two segments of one direction, on one line, have a part in common.
    fileprivate func runsOver(_ other: Self) -> Bool {
        isLevel
            ? max(x, other.x) < min(x + width, other.x + other.width)
            : max(y, other.y) < min(y + height, other.y + other.height)
    }
}
