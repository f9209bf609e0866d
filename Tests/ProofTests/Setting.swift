import Foundation
import StandInToolchain
import Styles
import TestSupport
import Testing

/// One way to compile an app: for a system, in a language mode.
struct Setting: Sendable, CustomTestStringConvertible {
    let style: String
    let content: AppContent
    let target: IOSVersion
    let mode: LanguageMode
    /// Whether the tests are run, too.
    let runsTests: Bool
    /// What differs from the usual options, instead of the combination of the content's number.
    var choice: StyleOptions.Choice?

    var testDescription: String {
        "\(style), \(content.rawValue) specs, iOS \(target), \(mode.rawValue)" + (runsTests ? ", tests run" : "")
            + (choice.map { ", \($0.name)=\($0.value)" } ?? "")
    }

    var options: [StyleOptions.Choice] {
        get throws {
            let all = try StyleOptions(of: style, on: target)
            return choice.map(all.usual) ?? all.row(content.index)
        }
    }

    static let newest = IOSVersion(26)

    /// Every style in every mode, at its oldest system and at the newest.
    ///
    /// Each content is compiled in one or two ways, so that all of them together cover every mode at both systems. Tests are
    /// compiled and run for the golden content and for one other, so that each content's are in some style. With
    /// `SCAFFOLD_ALL_SETTINGS=1` each content is compiled in all eight ways, and its tests are run in every style.
    /// Values that need a newer system than their style are compiled for that one as well, in the first style that has them, or with
    /// `SCAFFOLD_ALL_SETTINGS=1` in each.
    static let all: [Setting] = Proof.styles.flatMap { style in
        let oldest = oldest(of: style)
        let tested = tested(of: style)
        let usual = AppContent.allCases.flatMap { content in
            ways(of: content, oldest: oldest).enumerated().map { index, way in
                let runsTests = index == 0 && tested.contains(content)
                return Setting(style: style, content: content, target: way.target, mode: way.mode, runsTests: runsTests)
            }
        }
        return usual + newer(of: style)
    }

    /// The contents whose tests are run in a style.
    private static func tested(of style: String) -> [AppContent] {
        let further = AppContent.allCases.filter { $0 != .golden }
        let names = GeneratedApp.library.names
        guard !TestRun.isExhaustive, let index = names.firstIndex(of: style) else { return AppContent.allCases }
        return [.golden, further[index % further.count]]
    }

    private static func newer(of style: String) -> [Setting] {
        newerValues(of: style).compactMap { option, value, target in
            let first = GeneratedApp.library.names.first { name in
                newerValues(of: name).contains { $0.option == option && $0.value == value }
            }
            guard TestRun.isExhaustive || style == first else { return nil }
            return Setting(
                style: style,
                content: .golden,
                target: target,
                mode: .xcode26,
                runsTests: true,
                choice: (option, value)
            )
        }
    }

    /// The values of a style's options that need a newer system than the style.
    private static func newerValues(of style: String) -> [(option: String, value: String, target: IOSVersion)] {
        let options = (try? GeneratedApp.style(style).manifest.options) ?? []
        return options.flatMap { option in
            option.minimumIOS.compactMap { value, version in
                IOSVersion(version).map { (option.name, value, $0) }
            }
        }
    }

    private typealias Way = (mode: LanguageMode, target: IOSVersion)

    private static func ways(of content: AppContent, oldest: IOSVersion) -> [Way] {
        let usual = content.ways(oldest: oldest, newest: newest)
        guard TestRun.isExhaustive else { return usual }
        let all: [Way] = [LanguageMode.swift6, .swift5Complete, .xcode26, .xcode26Swift6].flatMap {
            [($0, oldest), ($0, newest)]
        }
        return [usual[0]] + all.filter { $0 != usual[0] }
    }

    static func oldest(of style: String) -> IOSVersion {
        let text = try? GeneratedApp.style(style).manifest.minimumIOS
        return text.flatMap { IOSVersion($0) } ?? newest
    }
}

extension AppContent {
    /// In which modes and for which systems it is compiled; its tests are run in the first.
    fileprivate func ways(oldest: IOSVersion, newest: IOSVersion) -> [(mode: LanguageMode, target: IOSVersion)] {
        switch self {
        case .golden: [(.xcode26Swift6, newest), (.xcode26, oldest)]
        case .first: [(.swift5Complete, newest), (.swift6, oldest)]
        case .second: [(.xcode26, oldest)]
        case .third: [(.swift6, newest), (.swift5Complete, oldest)]
        }
    }
}
