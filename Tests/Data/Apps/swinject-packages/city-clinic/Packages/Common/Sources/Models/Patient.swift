import Foundation

public struct Patient: Equatable {
    public let number: Int
    public let name: String

    public init(number: Int, name: String) {
        self.number = number
        self.name = name
    }
}
