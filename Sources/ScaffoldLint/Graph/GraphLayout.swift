/// Where a picture of a graph has its boxes, labels and lines, in pixels.
///
/// The modules are cards in columns, in the order in which they are reached. A label is a row of its screen's card, at which its line
/// leaves; lines run between the columns and above them. So nothing lies over a box, a title or a label, whatever the graph.
package struct GraphLayout: Sendable {
    package struct Rectangle: Sendable, Hashable {
        package let x, y, width, height: Int
    }

    package struct Line: Sendable {
        package let edge: AppGraph.Edge
        package let points: [(x: Int, y: Int)]
    }

    package private(set) var cards: [Rectangle] = []
    package private(set) var titles: [(text: String, place: Rectangle)] = []
    package private(set) var boxes: [(node: AppGraph.Node, place: Rectangle)] = []
    package private(set) var labels: [(text: String, place: Rectangle)] = []
    package private(set) var lines: [Line] = []
    package private(set) var width = 0
    package private(set) var height = 0

    /// The boxes of the legend, which is above all.
    package static let legend: [(kind: AppGraph.Node.Kind, place: Rectangle)] = [
        (.coordinator, Rectangle(x: 376, y: 8, width: 96, height: 24)),
        (.screen, Rectangle(x: 488, y: 8, width: 96, height: 24)),
    ]
    private static let legendHeight = 40
    private static let (boxHeight, labelHeight, step, padding) = (24, 16, 8, 16)

    private typealias Card = (title: String?, nodes: [AppGraph.Node])

    /// The card of each node.
    private var owners: [String: Int] = [:]
    private var columns: [[Int]] = []
    /// The edges with a label of each node, each label once.
    private var labelled: [String: [AppGraph.Edge]] = [:]

    package init(_ graph: AppGraph) {
        let named = graph.groups.map { name in (title: String?(name), nodes: graph.nodes.filter { $0.module == name }) }
        let cards = named + graph.nodes.filter { $0.module == nil }.map { (title: nil, nodes: [$0]) }
        for (number, card) in cards.enumerated() { for node in card.nodes { owners[node.name] = number } }
        let edges = graph.edges.filter { owners[$0.from] != nil && owners[$0.to] != nil }
        for edge in edges
        where edge.label != nil && labelled[edge.from]?.contains(where: { $0.label == edge.label }) != true {
            labelled[edge.from, default: []].append(edge)
        }
        columns = columns(of: cards.count, edges)
        let lanes = Lanes(edges.map { ($0, channels($0)) })
        var left = Self.padding + Self.step * lanes.count(in: -1)
        let top = Self.legendHeight + Self.padding + Self.step * lanes.bus.count
        var starts = [Self.step]
        for (number, column) in columns.enumerated() {
            let width = column.map { self.width(of: cards[$0]) }.max() ?? 0
            var y = top
            for card in column { y = place(cards[card], at: (left, y), width: width) + 2 * Self.padding }
            height = max(height, y)
            starts.append(left + width + Self.padding)
            left += width + 2 * Self.padding + Self.step * lanes.count(in: number)
        }
        width = left
        lines = edges.compactMap { line(of: $0, lanes, starts) }
    }

    /// The cards of each column, nearly as many columns as cards in one.
    private func columns(of count: Int, _ edges: [AppGraph.Edge]) -> [[Int]] {
        let steps = edges.map { (owners[$0.from] ?? 0, owners[$0.to] ?? 0) }.filter { $0.0 != $0.1 }
        let targets = Set(steps.map(\.1))
        var next = (0..<count).filter { !targets.contains($0) }
        var order: [Int] = []
        while order.count < count {
            // In a circle the first is as good as any.
            if next.isEmpty { next = [(0..<count).first { !order.contains($0) } ?? 0] }
            order += next
            next = Set(steps.filter { next.contains($0.0) && !order.contains($0.1) }.map(\.1)).sorted()
        }
        let most = max(1, Int(Double(count).squareRoot()))
        return stride(from: 0, to: count, by: most).map { Array(order[$0..<min($0 + most, count)]) }
    }

    private func width(of card: Card) -> Int {
        let names = card.nodes.map(\.name) + [card.title ?? ""]
        let labels = card.nodes.flatMap { labelled[$0.name] ?? [] }.map { "    " + ($0.label ?? "") }
        return ((names + labels).map(Self.width).max() ?? 0) + 3 * Self.padding
    }

    /// Places a card with all that is in it, and returns its lower end.
    private mutating func place(_ card: Card, at origin: (x: Int, y: Int), width: Int) -> Int {
        var y = origin.y + Self.step
        let (x, inner) = (origin.x + Self.padding, width - 2 * Self.padding)
        if let title = card.title {
            titles.append((title, Rectangle(x: x, y: y, width: inner, height: Self.boxHeight)))
            y += Self.boxHeight
        }
        for node in card.nodes {
            boxes.append((node, Rectangle(x: x, y: y, width: inner, height: Self.boxHeight)))
            y += Self.boxHeight
            for edge in labelled[node.name] ?? [] {
                let text = edge.label ?? ""
                let size = Self.width(text)
                let end = origin.x + width - Self.step
                labels.append((text, Rectangle(x: end - size, y: y + 4, width: size, height: Self.labelHeight)))
                exits[Lanes.key(edge)] = (origin.x + width, y + 12)
                y += Self.labelHeight
            }
            y += Self.step
        }
        cards.append(Rectangle(x: origin.x, y: origin.y, width: width, height: y - origin.y))
        return y
    }

    /// Where the lines of labels leave their card.
    private var exits: [String: (x: Int, y: Int)] = [:]

    /// The width of a text in a font whose letters are all as wide.
    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 7 : 14) }
    }

    // MARK: - Lines

    /// The channels that an edge runs in: the one right of its start and, if the target is not beside that, the one left of the target.
    private func channels(_ edge: AppGraph.Edge) -> [Int] {
        let (from, to) = (column(of: edge.from), column(of: edge.to))
        return to == from || to == from + 1 ? [from] : [from, to - 1]
    }

    private func column(of node: String) -> Int { columns.firstIndex { owners[node].map($0.contains) == true } ?? 0 }

    /// The line of an edge. Where lines leave and where they arrive is never at the same height, so that none covers another.
    private func line(of edge: AppGraph.Edge, _ lanes: Lanes, _ starts: [Int]) -> Line? {
        guard let source = boxes.first(where: { $0.node.name == edge.from })?.place,
            let target = boxes.first(where: { $0.node.name == edge.to })?.place
        else { return nil }
        let key = Lanes.key(edge)
        let exit = exits[key] ?? (source.x + source.width, source.y + 20)
        let channels = channels(edge)
        let turns = channels.map { starts[$0 + 1] + Self.step * (lanes.channels[$0]?[key] ?? 0) }
        let isBeside = column(of: edge.from) == column(of: edge.to)
        let end = (x: isBeside ? target.x + target.width : target.x, y: target.y + (isBeside ? 14 : 8))
        var points = [exit, (turns[0], exit.y)]
        if turns.count == 2 {
            let y = Self.legendHeight + Self.step * (lanes.bus[key] ?? 0)
            points += [(turns[0], y), (turns[1], y)]
        }
        return Line(edge: edge, points: points + [(turns[turns.count - 1], end.y), end])
    }

    /// The lanes of the channels and of the bus above: each is that of one label, or of one node's edges of a kind.
    private struct Lanes {
        private(set) var channels: [Int: [String: Int]] = [:]
        private(set) var bus: [String: Int] = [:]

        init(_ edges: [(edge: AppGraph.Edge, channels: [Int])]) {
            for (edge, used) in edges {
                let key = Self.key(edge)
                for channel in used where channels[channel]?[key] == nil {
                    channels[channel, default: [:]][key] = count(in: channel)
                }
                if used.count == 2, bus[key] == nil { bus[key] = bus.count }
            }
        }

        static func key(_ edge: AppGraph.Edge) -> String { "\(edge.from) \(edge.kind) \(edge.label ?? "")" }

        func count(in channel: Int) -> Int { channels[channel]?.count ?? 0 }
    }
}
