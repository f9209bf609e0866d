/// A screen that says how its navigation bar should look; `BaseViewController` has it applied.
@MainActor
protocol NavigationConfigurable {
    var navigationConfiguration: NavigationConfiguration { get }
}
