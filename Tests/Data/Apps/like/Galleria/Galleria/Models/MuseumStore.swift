import Foundation

/// All that the app knows, kept in the documents folder.
@MainActor
final class MuseumStore {
    static let shared = MuseumStore()

    private(set) var exhibits: [Exhibit] = [] {
        didSet { NotificationCenter.default.post(name: .exhibitsDidChange, object: self) }
    }

    private(set) var artists: [Artist] = [] {
        didSet { NotificationCenter.default.post(name: .artistsDidChange, object: self) }
    }

    private(set) var tours: [Tour] = [] {
        didSet { NotificationCenter.default.post(name: .toursDidChange, object: self) }
    }

    func load() {
        exhibits = read("exhibits.json")
        artists = read("artists.json")
        tours = read("tours.json")
    }

    func artist(of exhibit: Exhibit) -> Artist? {
        artists.first { $0.id == exhibit.artistID }
    }

    private func read<Value: Decodable>(_ name: String) -> [Value] {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
        guard let data = try? Data(contentsOf: url) else { return [] }
        return (try? JSONDecoder().decode([Value].self, from: data)) ?? []
    }
}
