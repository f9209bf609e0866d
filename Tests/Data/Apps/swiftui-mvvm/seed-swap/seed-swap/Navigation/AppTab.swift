import Foundation

enum AppTab: Hashable {
    case seeds
    case swaps
}
