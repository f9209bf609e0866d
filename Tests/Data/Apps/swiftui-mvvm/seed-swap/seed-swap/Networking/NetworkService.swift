import Foundation

/// One call of the swap server: its path, its verb and the type of what it answers.
struct Call<Answer: Decodable> {
    enum Verb: String {
        case get = "GET"
        case put = "PUT"
    }

    var verb: Verb
    var path: [String]
    var query: [String: String]

    static func get(_ path: String..., query: [String: String] = [:]) -> Call {
        Call(verb: .get, path: path, query: query)
    }
}

protocol NetworkServiceProtocol {
    func perform<Answer: Decodable>(_ call: Call<Answer>, retries: Int) async throws -> Answer
}

final class NetworkService: NetworkServiceProtocol {
    private let host = URL(string: "https://swap.allotments.example")!

    func perform<Answer: Decodable>(_ call: Call<Answer>, retries: Int) async throws -> Answer {
        var url = host
        for part in call.path { url.appendPathComponent(part) }
        var request = URLRequest(url: url)
        request.httpMethod = call.verb.rawValue
        do {
            let (data, _) = try await URLSession.shared.data(for: request)
            return try JSONDecoder().decode(Answer.self, from: data)
        } catch is URLError where retries > 0 {
            return try await perform(call, retries: retries - 1)
        }
    }
}
