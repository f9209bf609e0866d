import AppModel
import FileTransaction
import ScaffoldLint

extension Reader {
    private static let parser = """
        enum Place: Route {
            case home, detail(id: String), page(number: Int)
            static func parse(_ url: URL) -> Place? {
                guard url.scheme == "app" else { return nil }
                let parts = url.pathComponents.filter { $0 != "/" }
                let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
                switch (url.host, parts.count) {
                case ("home", 0): return .home
                case ("item", 1...2): return .detail(id: parts[0])
                case ("page", _) where parts.first != nil:
                    guard let number = Int(parts[0]) else { return nil }
                    return .page(number: number)
                default: return items.first { $0.name == "q" }?.value.map { .detail(id: $0) }
                }
            }
        }

        """

    private static let urls = ["app://home", "app://item/a%2Fb?x=1&y", "app://page/7#f", "other:item", "app:///home//"]

    static let routes = Reader(
        "routes",
        seeds: [parser],
        words: numbers + [
            "parts", ".count", "dropFirst(1)", "[0]", "case ", "where ", "return nil", "url.host", "...", "..<",
            "case let (",
        ]
    ) { bytes in
        guard let path = try? RelativePath("Links.swift") else { return }
        let map = RouteMap(of: AppModel([(path, bytes)]), schemes: nil)
        for url in urls.compactMap(LinkURL.init) { _ = map.resolve(url) }
    }

    private static let map: RouteMap? = (try? RelativePath("Links.swift")).map {
        RouteMap(of: AppModel([($0, Array(parser.utf8))]), schemes: nil)
    }

    static let url = Reader("url", seeds: urls, words: ["%", "%00", "%FF", "://", "?", "&", "=", "#", "//", "..", "é"])
    { bytes in
        guard let url = LinkURL(String(decoding: bytes, as: UTF8.self)) else { return }
        _ = map?.resolve(url)
    }
}
