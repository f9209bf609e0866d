import Combine
import Foundation

/// The packing list, kept on the device.
@MainActor
final class GearModel: ObservableObject {
    private static let key = "gear.items"
    @Published private(set) var items: [GearItem]

    init() {
        let data = UserDefaults.standard.data(forKey: Self.key) ?? Data()
        items = (try? JSONDecoder().decode([GearItem].self, from: data)) ?? []
    }

    func toggle(_ item: GearItem) {
        items = items.map { $0.id == item.id ? GearItem(id: $0.id, name: $0.name, isPacked: !$0.isPacked) : $0 }
        UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: Self.key)
    }
}
