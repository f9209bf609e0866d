import Foundation

struct BundledTimetable: Timetable {
    func crossings() async throws -> [Crossing] {
        try load("crossings")
    }

    func piers() async throws -> [Pier] {
        try load("piers")
    }

    private func load<Value: Decodable>(_ name: String) throws -> Value {
        guard let url = Bundle.main.url(forResource: name, withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    }
}
