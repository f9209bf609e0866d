import Foundation

enum Route: Hashable {
    case seeds
    case seed(Seed)
    case swaps
}
