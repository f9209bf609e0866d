import SwiftUI

enum AppTab: String, CaseIterable, Identifiable {
    case hikes, huts, gear

    var id: String { rawValue }

    var title: LocalizedStringKey {
        switch self {
        case .hikes: "hikes.title"
        case .huts: "huts.title"
        case .gear: "gear.title"
        }
    }

    var symbol: String {
        switch self {
        case .hikes:
            return "figure.hiking"
        case .huts:
            return "house.lodge"
        case .gear:
            return "backpack"
        }
    }
}
