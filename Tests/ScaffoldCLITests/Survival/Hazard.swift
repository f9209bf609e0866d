import Foundation
import TestSupport
import Testing

/// Something in an app's folder that no tool may stumble over.
struct Hazard: Sendable, CustomTestStringConvertible {
    let name: String
    let prepare: @Sendable (SurvivalApp) throws -> Void

    init(_ name: String, _ prepare: @escaping @Sendable (SurvivalApp) throws -> Void) {
        self.name = name
        self.prepare = prepare
    }

    /// A file with a text.
    init(_ name: String, in path: String, _ text: @autoclosure @escaping @Sendable () -> String) {
        self.init(name) { app in try app.write(text(), to: path) }
    }

    /// A file with bytes that are no text.
    init(_ name: String, in path: String, bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
        self.init(name) { app in try app.write(bytes: bytes(), to: path) }
    }

    /// A Swift file of the app.
    init(swift name: String, _ text: @autoclosure @escaping @Sendable () -> String) {
        self.init(name, in: "App/Strange.swift", text())
    }

    var testDescription: String { name }

    /// Runs the commands in an app with the hazard: each ends by itself, in time, with a code and a word; one that is refused has changed
    /// nothing, and nothing outside the app is ever touched.
    ///
    /// A run takes a quarter of the commands, other ones for each hazard.
    func meet(_ commands: [ReadingCommand] = ReadingCommand.all, processorSeconds: Int = 60) throws {
        let number = Int(name.utf8.reduce(0) { $0 &* 31 &+ UInt32($1) })
        let step = min(4, commands.count)
        for (index, command) in commands.enumerated() where (index + number) % step == 0 {
            try meet(command, processorSeconds: processorSeconds)
        }
    }

    private func meet(_ command: ReadingCommand, processorSeconds: Int) throws {
        let app = try SurvivalApp()
        try prepare(app)
        let before = TreePicture(app.folder.path)
        let end = try Tool.run(command.arguments, in: app.root, processorSeconds: processorSeconds)
        #expect(end.misbehaviour == nil, "\(command): \(name)")
        let changed = TreePicture(app.folder.path).differences(from: before)
        let isRefused = (end.code ?? 2) > 1
        #expect(!(isRefused || !command.writes) || changed == [], "\(command) changed \(changed): \(name)")
        #expect(changed.allSatisfy { $0 == "app" || $0.hasPrefix("app/") }, "\(command) left the app: \(name)")
    }
}
