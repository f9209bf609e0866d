import Foundation
import TestSupport

/// What an app of a proof is made of, whatever its style.
enum AppContent: String, CaseIterable, Sendable {
    /// The specs of the golden trees, those that can stand in one app.
    case golden

    /// The specs that cover the spec language pairwise, in three parts, each with typed errors and two forms.
    case first, second, third

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var modules: [[String]] {
        get throws {
            switch self {
            case .golden:
                try ["list-detail", "one-screen", "every-parameter", "presentations", "use-cases", "streams"]
                    .map(Self.golden)
            case .first, .second, .third:
                try ModuleCase.parts[index - 1].map { ModuleText(module: $0).lines } + [Self.golden("typed-errors")]
            }
        }
    }

    /// The lines of a golden tree's spec, without the comments.
    static func golden(_ name: String) throws -> [String] {
        let text = try String(contentsOf: Repository.specs.appendingPathComponent("\(name).yml"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
}

/// The apps that have been written, each once.
actor Apps {
    static let shared = Apps()

    private var apps: [String: Task<GeneratedApp, any Error>] = [:]

    func app(for setting: Setting) async throws -> GeneratedApp {
        try await app(of: setting.content, style: setting.style, options: try setting.options)
    }

    func app(
        of content: AppContent,
        style: String,
        options: [StyleOptions.Choice]
    ) async throws -> GeneratedApp {
        let key = "\(style) \(content) \(options)"
        if let app = apps[key] { return try await app.value }
        let app = Task {
            try await Slots.shared.run {
                try GeneratedApp("Proof", modules: content.modules, style: style, options: options)
            }
        }
        apps[key] = app
        return try await app.value
    }
}
