/// Modules' deep links that do not arrive: the app's parser does not call the module's, or the app's coordinator does nothing with its
/// route.
struct RegisteredLinks: Check {
    @Parameter({ $0.text("entry") }) private var entry: String
    @Parameter({ $0.check(RouteHandled.self) }) private var handled: RouteHandled

    func inspect(_ app: LintContext, _ report: inout Report) {
        DeepLinks.report("deeplink.registered", isAtEntry: true, entry, in: app, &report)
        handled.inspect(app, &report)
    }
}
