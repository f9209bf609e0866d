/// What can be pushed onto the stack of a tab.
enum Destination: Hashable {
    case hike(Hike)
    case hut(Hut)
    case gearItem(GearItem)

    var logName: String {
        switch self {
        case .hike: "hike_detail"
        case .hut: "hut_detail"
        case .gearItem: "gear_detail"
        }
    }
}
