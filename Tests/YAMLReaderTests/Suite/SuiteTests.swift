import Foundation
import Testing

@testable import YAMLReader

/// The reader against the public yaml-test-suite: nothing may be misread.
@Suite struct SuiteTests {
    private let cases: [SuiteFile.Case]?

    init() throws {
        cases = try SuiteFile.path.map { path in
            try JSONDecoder().decode(SuiteFile.self, from: Data(contentsOf: URL(fileURLWithPath: path))).cases
        }
    }

    @Test("every case is read as expected or refused for a reason")
    func everyCaseIsReadAsExpectedOrRefusedForAReason() throws {
        guard let cases else { return print(SuiteFile.skipNotice) }
        var equal = 0
        var outside = 0
        var invalid = 0
        for item in cases {
            switch judge(item) {
            case .equal: equal += 1
            case .refusedAsOutside: outside += 1
            case .refusedAsInvalid: invalid += 1
            case .misread(let why): Issue.record("\(item.id) \(item.name): \(why)\n\(item.yaml)")
            }
        }
        print(
            "yaml-test-suite: \(cases.count) cases, \(equal) equal, \(outside) refused as outside the subset,",
            "\(invalid) refused as invalid, \(cases.count - equal - outside - invalid) misread"
        )
        #expect(cases.count >= 400)
        #expect(equal + outside + invalid == cases.count)
    }

    @Test("the suite's own file, which is JSON, is read as JSON readers read it")
    func suiteFileIsReadAsJSON() throws {
        guard let path = SuiteFile.path else { return print(SuiteFile.skipNotice) }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let node = try #require(try YAMLReader.read(bytes: Array(data)))
        #expect(try JSONDecoder().decode(JSONTree.self, from: data).equals(node.value))
    }

    // MARK: Judging

    private enum Verdict {
        case equal, refusedAsOutside, refusedAsInvalid
        case misread(String)
    }

    private func judge(_ item: SuiteFile.Case) -> Verdict {
        do throws(YAMLProblem) {
            let node = try YAMLReader.read(item.yaml)
            return judge(value: node?.value, of: item)
        } catch {
            return judge(error, of: item)
        }
    }

    private func judge(value: YAMLValue?, of item: SuiteFile.Case) -> Verdict {
        if let known = SuiteCorrections.values[item.id] {
            return value == known ? .equal : .misread("read as \(String(describing: value)), not \(known)")
        }
        guard item.valid else { return .misread("invalid, but read as \(String(describing: value))") }
        guard let documents = item.documents else { return .misread("read, but no value to compare with") }
        switch (value, documents.count) {
        case (nil, 0): return .equal
        case (let value?, 1):
            return documents[0].equals(value) ? .equal : .misread("read as \(value), not \(documents[0])")
        default: return .misread("\(documents.count) documents, but read as \(String(describing: value))")
        }
    }

    private func judge(_ problem: YAMLProblem, of item: SuiteFile.Case) -> Verdict {
        let bytes = Array(item.yaml.utf8)
        guard problem.position.offset <= bytes.count else { return .misread("problem beyond the end: \(problem)") }
        if problem.kind == .outsideSubset {
            return OutsideFeature.isAt(problem.position.offset, of: bytes)
                ? .refusedAsOutside : .misread("refused as outside without such a feature: \(problem)")
        }
        if SuiteCorrections.duplicateKeys.contains(item.id), problem.message.contains("twice") {
            return .refusedAsInvalid
        }
        return item.valid || SuiteCorrections.values[item.id] != nil
            ? .misread("valid, but refused: \(problem)") : .refusedAsInvalid
    }
}
