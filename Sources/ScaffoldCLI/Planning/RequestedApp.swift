import Diagnostics
import ScaffoldKit

/// The spec of a new app, from a spec file and the options of the command line.
struct RequestedApp {
    let values: ParsedValues
    let console: Console

    /// The spec, with every problem of reading it. Options of the command line go before those of the file.
    func spec() throws(Failure) -> (spec: AppSpec, problems: Problems) {
        var (spec, problems) =
            try fromFile() ?? (AppSpec(name: Located("", at: SourceMark(source: "NAME"))), Problems())
        if let name = values[AppOptions.name] { spec.name = Located(name, at: SourceMark(source: "NAME", column: 1)) }
        let (stated, more) = SpecFlags(styleOf: values, named: spec.name.value).spec()
        problems.add(more)
        spec.style = stated.style ?? spec.style
        if let other = stated.options.first(where: { $0.value.option == minimal.first?.value.option }),
            other.value != minimal.first?.value
        {
            problems.add(
                "\"\(other.value.option)=\(other.value.value)\" contradicts \(AppOptions.minimal.spelling)",
                at: other.mark,
                hint: "\(AppOptions.minimal.spelling) is short for --option base=minimal; leave one of them out"
            )
        }
        spec.options = minimal.filled(from: stated.options).filled(from: spec.options)
        if let version = values[AppOptions.iOS] {
            spec.minimumIOS = Located(version, at: SourceMark(source: AppOptions.iOS.spelling, column: 1))
        }
        let (modules, found) = UsualModule.specs(values[all: AppOptions.modules], flag: AppOptions.modules.spelling)
        problems.add(found)
        spec.modules += modules
        return (spec, problems)
    }

    /// What `--minimal` is short for.
    private var minimal: [Located<StyleChoice>] {
        guard values[AppOptions.minimal] else { return [] }
        let mark = SourceMark(source: AppOptions.minimal.spelling)
        return [Located(StyleChoice(option: "base", value: "minimal"), at: mark)]
    }

    private func fromFile() throws(Failure) -> (spec: AppSpec, problems: Problems)? {
        guard let path = values[ModuleOptions.spec] else { return nil }
        let source = try InputFile(path: path).source(from: console)
        let (spec, problems) = AppSpecFile(source).spec()
        guard let spec else { throw Failure(problems) }
        return (spec, problems)
    }
}
