/// Puts a `NavigationConfiguration` together, one property at a time.
struct NavigationBuilder {
    private var configuration = NavigationConfiguration()

    func title(_ title: String) -> NavigationBuilder {
        var copy = self
        copy.configuration.title = title
        return copy
    }

    func style(_ style: NavigationConfiguration.Style) -> NavigationBuilder {
        var copy = self
        copy.configuration.style = style
        return copy
    }

    func build() -> NavigationConfiguration {
        return configuration
    }
}
