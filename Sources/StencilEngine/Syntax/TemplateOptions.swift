/// Options of a template engine.
package struct TemplateOptions: Sendable {
    /// The treatment of lines with tags.
    package enum Trim: String, CaseIterable, Sendable {
        /// Removes lines that contain only tags and comments.
        case smart
        /// Keeps white space, unless a tag removes it with `-`.
        case nothing
        /// Trims as Stencil's behaviour `.smart`.
        case stencil
    }

    /// Whether an undefined variable renders as nothing, as in Stencil, instead of being an error.
    package var isLenient = false
    package var trim = Trim.smart
    package var limits = TemplateLimits()
    /// The clock that `{% now %}` reads.
    package var clock: @Sendable () -> TemplateMoment = { TemplateMoment.current() }

    /// Creates the default options: strict, smart trimming, the system's clock.
    package init() {}
}
