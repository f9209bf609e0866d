import Diagnostics
import Testing

@testable import ModulePlanning
@testable import SwiftEdits

/// Texts go from a catalogue as they came.
struct CatalogueRemoverTests {
    private let catalogue = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "home.title" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Home"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private let texts = [
        Self.text("orders.title", "Orders", comment: "The title of Orders"),
        Self.text("a.first", "First \"of\" all"),
    ]

    private static func text(_ key: String, _ value: String, comment: String? = nil) -> ModuleRecord.Text {
        let entry = StringCatalogue.Entry(key: key, value: value, comment: comment)
        return ModuleRecord.Text(file: "L.xcstrings", entry: entry)
    }

    private func added() throws -> [UInt8] {
        try StringCatalogue.adding(texts.map(\.entry), to: Array(catalogue.utf8), name: "L.xcstrings")
    }

    @Test("texts that nobody has touched go without a trace")
    func toTheByte() throws {
        let result = try CatalogueRemover(try added(), name: "L.xcstrings").removing(texts)
        #expect(String(decoding: result.bytes, as: UTF8.self) == catalogue)
        #expect(result.changed.isEmpty)
        #expect(!result.isEmpty)
    }

    @Test(
        "a text that was changed or translated stays, and its key is told",
        arguments: [("\"Orders\"", "\"My orders\""), ("The title of Orders", "My title")]
    )
    func changed(old: String, new: String) throws {
        let edited = String(decoding: try added(), as: UTF8.self).replacing(old, with: new)
        let result = try CatalogueRemover(Array(edited.utf8), name: "L.xcstrings").removing(texts)
        #expect(result.changed == ["orders.title"])
        let text = String(decoding: result.bytes, as: UTF8.self)
        #expect(text.contains(new))
        #expect(!text.contains("a.first"))
    }

    @Test("texts that somebody has taken out already are no problem")
    func gone() throws {
        let result = try CatalogueRemover(Array(catalogue.utf8), name: "L.xcstrings").removing(texts)
        #expect(String(decoding: result.bytes, as: UTF8.self) == catalogue)
        #expect(result.changed.isEmpty)
    }

    @Test("a catalogue of nothing but these texts is said to be empty")
    func empty() throws {
        let only = [Self.text("home.title", "Home")]
        #expect(try CatalogueRemover(Array(catalogue.utf8), name: "L.xcstrings").removing(only).isEmpty)
    }

    @Test("what is no catalogue is refused with its place")
    func broken() {
        #expect(throws: Failure.self) { try CatalogueRemover(Array("{ \"strings\" : [] }".utf8), name: "L.xcstrings") }
    }
}
