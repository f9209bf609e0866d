// Apple's Foundation holds what is split over several modules here, and names two of Combine's types itself:
// with `import Foundation` alone `ObservableObject` and `Published` are found, though not their members.
import Combine
@_exported import Foundation
@_exported import FoundationNetworking

public typealias Published = Combine.Published
public typealias ObservableObject = Combine.ObservableObject
