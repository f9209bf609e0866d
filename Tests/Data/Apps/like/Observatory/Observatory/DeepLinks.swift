import Core
import Foundation

enum DeepLinks {
    private static let features: [String: FeatureID] = [
        "stars": .stars,
        "planets": .planets,
        "comets": .comets,
    ]

    static func feature(for url: URL) -> FeatureID? {
        url.host.flatMap { features[$0] }
    }
}
