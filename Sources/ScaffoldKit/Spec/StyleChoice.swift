/// One option of the style with the value that was chosen for it.
public struct StyleChoice: Sendable, Hashable {
    public let option: String
    public let value: String

    public init(option: String, value: String) {
        self.option = option
        self.value = value
    }
}
