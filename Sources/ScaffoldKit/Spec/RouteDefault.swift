/// The value of a route's parameter where the URL does not give one.
public struct RouteDefault: Sendable, Equatable {
    public var parameter: Located<String>
    public var value: Located<String>

    public init(parameter: Located<String>, value: Located<String>) {
        self.parameter = parameter
        self.value = value
    }
}
