import Foundation
import TestSupport
import Testing

/// Line endings and byte order marks, as editors on other systems leave them: read as any text, and kept.
@Suite("Line endings and byte order marks", .slow, .needsExecutable)
struct TextShapeTests {
    enum Shape: String, CaseIterable, Sendable {
        case crlf, cr, mark, noLastBreak, everything

        func apply(to bytes: [UInt8]) -> [UInt8] {
            switch self {
            case .crlf: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
            case .cr: bytes.map { $0 == 0x0A ? 0x0D : $0 }
            case .mark: [0xEF, 0xBB, 0xBF] + bytes
            case .noLastBreak: bytes.last == 0x0A ? bytes.dropLast() : bytes
            case .everything: Shape.mark.apply(to: Shape.crlf.apply(to: Shape.noLastBreak.apply(to: bytes)))
            }
        }
    }

    private func app(_ shape: Shape) throws -> SurvivalApp {
        let app = try SurvivalApp()
        for (path, thing) in app.picture.things {
            guard case .file(let data) = thing else { continue }
            try app.write(bytes: shape.apply(to: [UInt8](data)), to: path)
        }
        return app
    }

    @Test("are met by every command", arguments: Shape.allCases)
    func everyCommand(shape: Shape) throws {
        try Hazard("\(shape)") { app in
            for (path, thing) in app.picture.things {
                guard case .file(let data) = thing else { continue }
                try app.write(bytes: shape.apply(to: [UInt8](data)), to: path)
            }
        }.meet()
    }

    @Test("of the files that get entries stay as they are", arguments: Shape.allCases)
    func kept(shape: Shape) throws {
        let app = try app(shape)
        let end = try app.run("module", "Favorites", "--screens", "list")
        #expect(end.code == 0, "\(end.errors)")
        let expected = shape.apply(
            to: Array("enum AppRoute {\n    case home\n    case orders\n    case favorites\n}\n".utf8)
        )
        #expect(app.text("App/AppRoute.swift") == String(decoding: expected, as: UTF8.self))
        let catalogue = app.text("Resources/Localizable.xcstrings") ?? ""
        #expect(catalogue.contains("favorites.title"))
        #expect(catalogue.hasPrefix("\u{FEFF}") == (shape == .mark || shape == .everything))
        let again = app.picture
        #expect(try app.run("module", "Favorites", "--screens", "list").code == 0)
        #expect(app.picture == again)
    }
}
