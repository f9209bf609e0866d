/// Modules' deep links that do not arrive: the app's parser does not call the module's, or the app's coordinator does nothing with its
/// route.
struct RegisteredLinks: Check {
    private let links: DeepLinks
    private let handled: RouteHandled

    init(_ parameters: inout Parameters) {
        links = DeepLinks(finding: "deeplink.registered", entry: parameters.text("entry"))
        handled = RouteHandled(&parameters)
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        links.inspect(app, &report)
        handled.inspect(app, &report)
    }
}
