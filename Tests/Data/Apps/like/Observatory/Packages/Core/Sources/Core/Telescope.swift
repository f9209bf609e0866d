/// The telescope on the hill; features ask it for what it sees.
public actor Telescope {
    public static let shared = Telescope()

    public func stars() -> [String] {
        ["Vega", "Deneb", "Altair"]
    }

    public func planets() -> [String] {
        ["Mars", "Saturn"]
    }

    public func comets() -> [String] {
        []
    }
}
