/// A module's deep links that the app does not hand on: its parser calls no parser of theirs, or its coordinator does nothing with
/// their route.
struct RegisteredLinks: Check {
    static let parameters = ["type", "of", "in", "entry"]
    private let links: DeepLinks
    private let handled: RouteHandled
    let readsLinks = true

    init(_ parameters: inout Parameters) {
        links = DeepLinks(finding: "deeplink.registered", entry: parameters.text("entry"))
        handled = RouteHandled(&parameters)
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        links.inspect(app, &report)
        handled.inspect(app, &report)
    }
}
