/// What is wrong with the output of a style and stays so until the style is mended: such a setting may fail.
struct KnownProblem: Sendable {
    let style: String
    let reason: String
    let holds: @Sendable (Setting) -> Bool

    static let all = [
        KnownProblem(style: "uikit-mvvmc", reason: "the tests of the app make windows as iOS 26 has deprecated") {
            $0.target == Setting.newest
        },
        KnownProblem(style: "swinject-packages", reason: "its packages have not been compiled here yet") { _ in true },
        KnownProblem(style: "swiftui-mvvm", reason: "it has not been compiled here yet") { _ in true },
    ]

    /// Whether every setting of a style may fail.
    static func isOpen(_ style: String) -> Bool {
        Setting.all.filter { $0.style == style }.allSatisfy { of($0) != nil }
    }

    static func of(_ setting: Setting) -> KnownProblem? {
        all.first { $0.style == setting.style && $0.holds(setting) }
    }
}
