// How long an edit takes in a file of 20,000 lines, reading it included.
//
//     swift run -c release --package-path Benchmarks/EditTime edit-time

import SwiftEdits

/// A coordinator as long as 20,000 lines, with an entry of every kind at its end.
func source(lines: Int) -> [UInt8] {
    var text = "import UIKit\n\nfinal class AppCoordinator {\n"
    var count = 3
    var number = 0
    while count < lines - 40 {
        text += """
                /// Opens screen \(number), with what it needs.
                func open\(number)(_ item: Item, animated: Bool = true) -> Bool {
                    guard let first = item.children.first(where: { $0.id == "\(number)" }) else { return false }
                    switch first.kind {
                    case .list: push(ListViewController(item: first), animated: animated)
                    case .detail(let id): push(DetailViewController(id: id), animated: animated)
                    default: log("unknown kind of item \\(first.kind) in screen \(number)")
                    }
                    return true
                }


            """
        count += 11
        number += 1
    }
    text += """
            let modules: [Module] = [
                HomeModule(),
                OrdersModule(),
            ]

            func handle(_ route: AppRoute) {
                switch route {
                case .home(let route): home.handle(route)
                case .orders(let route): orders.handle(route)
                }
            }

            func reset() {
                home.reset()
            }
        }

        enum AppRoute {
            case home(HomeRoute?)
            case orders(OrdersRoute?)
        }

        """
    return Array(text.utf8)
}

let bytes = source(lines: 20_000)
let edits: [(anchor: String, kind: Edit.Kind, text: String)] = [
    ("enum AppRoute", .enumCase, "case favorites(FavoritesRoute?)"),
    ("class AppCoordinator, func handle, switch", .switchCase, "case .favorites(let route): favorites.handle(route)"),
    ("class AppCoordinator", .member, "func makeFavorites() -> Favorites {\n    Favorites()\n}"),
    ("class AppCoordinator, func reset", .statement, "favorites.reset()"),
    ("class AppCoordinator, let modules", .arrayElement, "FavoritesModule()"),
    ("class AppCoordinator", .conformance, "Factory"),
    ("class AppCoordinator", .import, "Favorites"),
]
let clock = ContinuousClock()
let lineCount = bytes.count { $0 == UInt8(ascii: "\n") }
print("\(lineCount) lines, \(bytes.count / 1000) kB; median of 40, in milliseconds")
for (anchor, kind, text) in edits {
    let steps = try anchor.split(separator: ",").map { try AnchorStep(String($0)) }
    let edit = Edit(kind, in: AnchorPath(steps: steps), text: text)
    var times: [Duration] = []
    for _ in 0..<40 {
        let start = clock.now
        let edits = try edit.edits(for: bytes)
        guard !edits.isEmpty else { fatalError("\(kind.rawValue) changed nothing") }
        _ = try SourceEdit.apply(edits, to: bytes)
        times.append(clock.now - start)
    }
    let median = times.sorted()[times.count / 2].components.attoseconds / 10_000_000_000_000
    print("\(kind.rawValue): \(median / 100).\(median % 100 < 10 ? "0" : "")\(median % 100)")
}
