enum Destination: Hashable, Identifiable {
    case tides
    case tide(Station)
    case notices

    var id: String {
        switch self {
        case .tides: "tides"
        case .tide(let station): "tide-\(station.id)"
        case .notices: "notices"
        }
    }
}
