import BuiltInStyles
import Diagnostics
import Testing
import YAMLReader

@testable import ModuleSpecs

/// The published schema and the reader hold each other: each accepts and refuses the same specs.
@Suite struct ModuleSchemaTests {
    private let schema: SchemaEvaluator

    init() throws {
        let root = try YAMLReader.read(BuiltInStyles.text("schema/module.json"))
        schema = SchemaEvaluator(root: try #require(root?.value))
    }

    @Test("both accept a good spec", arguments: SpecCorpus.good)
    func bothAcceptAGoodSpec(text: String) throws {
        #expect(problems(of: text).errors == [])
        #expect(try schemaAccepts(text))
    }

    @Test("both refuse a bad spec", arguments: SpecCorpus.bad)
    func bothRefuseABadSpec(text: String) throws {
        #expect(problems(of: text).hasErrors)
        #expect(try !schemaAccepts(text))
    }

    @Test("what no schema can tell is told by the reader or the resolver", arguments: SpecCorpus.semantic)
    func whatNoSchemaCanTellIsToldByTheReader(check: String, text: String) throws {
        #expect(try schemaAccepts(text), "\(check)")
        #expect(problems(of: text, resolved: true).hasErrors, "\(check)")
    }

    @Test("both agree on mutated specs", arguments: 0..<6 as Range<UInt64>)
    func bothAgreeOnMutatedSpecs(seed: UInt64) throws {
        var mutator = try SpecMutator(seed: seed)
        var (accepted, refused, unclear) = (0, 0, 0)
        for _ in 0..<400 {
            let text = YAMLWriter.write(mutator.next())
            let found = problems(of: text)
            switch (found.hasErrors, try schemaAccepts(text)) {
            case (false, true): accepted += 1
            case (true, false): refused += 1
            case (true, true):
                let root = try #require(try YAMLReader.read(text))
                #expect(found.all.allSatisfy { LanguagePlaces(of: root).contain($0.mark) }, "\(found.errors)\n\(text)")
                unclear += 1
            case (false, false):
                #expect(problems(of: text, resolved: true).hasErrors, "refused by the schema only:\n\(text)")
            }
        }
        #expect(accepted > 40 && refused > 80, "\(accepted) accepted, \(refused) refused")
        print("schema: seed \(seed), \(accepted) accepted, \(refused) refused, \(unclear) refused by the reader only")
        #expect(unclear < 20, "\(unclear) refused by the reader only")
    }

    @Test("the schema has every key of the reader, with a description or a definition")
    func schemaHasEveryKeyOfTheReader() throws {
        guard let properties = schema.root["properties"]?.members else { throw SchemaEvaluator.Unknown(what: "") }
        #expect(properties.map(\.key) == SpecFile.keys)
        for property in properties {
            #expect(property.value["description"] != nil || property.value["$ref"] != nil, "\(property.key)")
        }
    }

    private func schemaAccepts(_ text: String) throws -> Bool {
        try schema.accepts(try YAMLReader.read(text)?.value ?? .null)
    }

    private func problems(of text: String, resolved: Bool = false) -> Problems {
        let (spec, problems) = SpecFile(YAMLSource(name: "spec.yml", text: text)).spec()
        var all = problems
        if resolved, let spec { all.add(ModuleResolver.resolve(spec, in: Surroundings()).problems.all) }
        return all
    }
}
