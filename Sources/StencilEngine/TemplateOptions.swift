/// How an engine reads and renders templates.
public struct TemplateOptions: Sendable {
    /// What becomes of the lines that tags stand on.
    public enum Trim: Sendable {
        /// A line that holds only tags and comments leaves no line behind.
        case smart
        /// White space is kept, except where a tag's own `-` takes it away.
        case nothing
    }

    /// Whether an undefined variable renders as nothing, as in Stencil, where it is an error otherwise.
    public var isLenient = false
    /// What becomes of the lines that tags stand on.
    public var trim = Trim.smart
    /// The bounds that keep every template's run finite.
    public var limits = TemplateLimits()
    /// The clock that `{% now %}` reads.
    public var clock: @Sendable () -> TemplateMoment = { TemplateMoment.current() }

    /// Creates the default options: strict, smart trimming, the system's clock.
    public init() {}
}
