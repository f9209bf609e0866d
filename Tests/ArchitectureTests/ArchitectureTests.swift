import Foundation
import TestSupport
import Testing

@Suite("The house: what uses what")
struct ArchitectureTests {
    @Test("the folders of a target use each other one way")
    func noCircles() throws {
        let circles = Arrows(betweenFoldersOf: try SourceTree()).circles
        #expect(circles.isEmpty, "folders in circles:\n\(circles.joined(separator: "\n"))")
    }

    @Test("two folders that use each other are a circle, and so are three in a row")
    func circlesAreFound() {
        let use: Set<Arrows.Use> = [Arrows.Use(file: "A.swift", name: "B")]
        #expect(Arrows(["A": ["B": use], "B": ["C": use]]).circles.isEmpty)
        #expect(
            Arrows(["A": ["B": use], "B": ["A": use]]).circles == ["A -> B: B in A.swift", "B -> A: B in A.swift"]
        )
        #expect(Arrows(["A": ["B": use], "B": ["C": use], "C": ["A": use]]).circles.count == 3)
    }

    @Test("a target depends on what its sources import, and on nothing else")
    func dependenciesAreUsed() throws {
        let targets = try PackageTargets().dependencies
        let files = Dictionary(grouping: try SourceTree().files, by: \.target)
        try #require(targets.count >= 16)
        for (name, stated) in targets {
            let imported = (files[name] ?? []).reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            #expect(imported.intersection(targets.keys) == stated, "the target \(name)")
        }
    }

    @Test("the diagram in docs/architecture.md is the package as it is")
    func diagramIsTrue() throws {
        let url = Repository.root.appendingPathComponent("docs/architecture.md")
        let drawn = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap {
            line -> (String, String)? in
            let ends = line.split(separator: " ").map(String.init)
            return ends.count == 3 && ends[1] == "-->" ? (ends[0], ends[2]) : nil
        }
        let package = try PackageTargets()
        let uses = Dictionary(grouping: drawn, by: \.0).mapValues { arrows in
            Dictionary(uniqueKeysWithValues: arrows.map { ($0.1, Set<Arrows.Use>()) })
        }
        for (start, end) in drawn {
            #expect(package.dependencies[start]?.contains(end) == true, "\(start) --> \(end) is no dependency")
        }
        #expect(Arrows(uses).reach == package.reach.filter { !$0.value.isEmpty })
    }
}
