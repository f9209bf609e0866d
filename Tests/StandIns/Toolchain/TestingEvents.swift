import Foundation

/// Swift Testing's stream of events, a JSON object a line.
struct TestingEvents {
    private(set) var passed: [String] = []
    private(set) var failed: [String] = []
    private(set) var isComplete = false

    init(text: String) {
        var names: [String: String] = [:]
        var functions: Set<String> = []
        var ended: [String] = []
        var broken: Set<String> = []
        for line in text.split(separator: "\n") {
            guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { continue }
            let payload = record.payload
            let id = payload.testID ?? payload.id ?? ""
            switch (record.kind, payload.kind) {
            case ("test", "function"):
                functions.insert(id)
                names[id] = payload.displayName ?? payload.name ?? id
            case ("event", "issueRecorded"):
                if payload.issue?.isKnown != true { broken.insert(id) }
            case ("event", "testEnded"):
                ended.append(id)
            case ("event", "runEnded"):
                isComplete = true
            default:
                break
            }
        }
        for id in ended where functions.contains(id) {
            if broken.contains(id) {
                failed.append(names[id] ?? id)
            } else {
                passed.append(names[id] ?? id)
            }
        }
        failed += broken.filter { !ended.contains($0) }.sorted()
    }

    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String
        var id: String?
        var name: String?
        var displayName: String?
        var testID: String?
        var issue: Issue?
    }

    private struct Issue: Decodable {
        var isKnown: Bool?
    }
}
