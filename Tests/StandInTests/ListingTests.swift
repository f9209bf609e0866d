import Foundation
import StandInToolchain
import TestSupport
import Testing

/// The stand-ins refuse what Apple's SDK refuses, for the same reason, and accept what it accepts.
@Suite(
    .serialized,
    .slow
)
struct ListingTests {
    /// An iOS version with a language mode.
    struct Setting: Hashable, Sendable, CustomTestStringConvertible {
        let target: IOSVersion
        let mode: LanguageMode

        var testDescription: String { "iOS \(target), \(mode.rawValue)" }
    }

    private static let modes: [LanguageMode] = [.swift5Complete, .swift6, .xcode26]

    static let acceptedSettings = TestRun.pairs(5, of: [15, 16, 17, 18, 26], modes).map { major, mode in
        Setting(target: IOSVersion(major), mode: mode)
    }

    static let refusedSettings = [15, 16, 17, 26].flatMap { major in
        modes.map { Setting(target: IOSVersion(major), mode: $0) }
    }

    @Test("What the SDK accepts compiles without a warning", arguments: acceptedSettings)
    func accepts(_ setting: Setting) throws {
        let listings = try Listing.all(in: Places.listings.appendingPathComponent("Accepted"))
            .filter { $0.from <= setting.target && setting.target <= $0.until }
        #expect(!listings.isEmpty)
        let output = try Places.toolchain().compile(
            sources: listings.map(\.file),
            moduleName: "Accepted",
            target: setting.target,
            mode: setting.mode
        )
        #expect(output.succeeded, "\(output.text)")
    }

    @Test("What the SDK refuses is refused for the reason that the listing names", arguments: refusedSettings)
    func refuses(_ setting: Setting) throws {
        let listings = try Listing.all(in: Places.listings.appendingPathComponent("Refused"))
            .filter { $0.target == setting.target && $0.modes.contains(setting.mode) }
        let toolchain = try Places.toolchain()
        let together = listings.filter { !$0.isAlone }
        for group in [together] + listings.filter(\.isAlone).map({ [$0] }) where !group.isEmpty {
            let output = try toolchain.compile(
                sources: group.map(\.file),
                moduleName: "Refused",
                target: setting.target,
                mode: setting.mode
            )
            let differences = group.flatMap { $0.differences(from: output.diagnostics) }
            #expect(!output.succeeded)
            #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
        }
    }

    @Test("Every refused listing names a system, a mode and a reason")
    func listingsAreComplete() throws {
        for listing in try Listing.all(in: Places.listings.appendingPathComponent("Refused")) {
            #expect(listing.target != nil, "\(listing.name) names no system")
            #expect(!listing.modes.isEmpty, "\(listing.name) names no mode")
            #expect(!listing.expectations.isEmpty, "\(listing.name) names no reason")
            if let target = listing.target {
                let settings = listing.modes.map { Setting(target: target, mode: $0) }
                #expect(settings.allSatisfy(Self.refusedSettings.contains), "\(listing.name) is never compiled")
            }
        }
    }
}
