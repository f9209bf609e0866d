import AppModel
import Diagnostics
import ModuleSpecs

/// The spec of a new app, from a spec file and the options of the command line.
struct RequestedApp {
    let values: ParsedValues
    let console: Console

    /// The spec, with every problem of reading it. Options of the command line go before those of the file.
    func spec() throws(Failure) -> (spec: AppSpec, problems: Problems) {
        var (spec, problems) =
            try fromFile() ?? (AppSpec(name: Located("", at: SourceMark(source: "<name>"))), Problems())
        if let name = values[AppOptions.name] { spec.name = Located(name, at: SourceMark(source: "<name>")) }
        let (stated, more) = SpecFlags(styleOf: values, named: spec.name.value).spec()
        problems.add(more)
        spec.style = stated.style ?? spec.style
        spec.options = minimal(besides: stated.options, &problems).filled(from: spec.options)
        spec.minimumIOS = values.located(AppOptions.iOS) ?? spec.minimumIOS
        let (modules, found) = UsualModule.specs(values[all: AppOptions.modules], flag: AppOptions.modules.spelling)
        problems.add(found)
        spec.modules += modules
        return (spec, problems)
    }

    /// The choices with that which `--minimal` is short for; one of them may contradict it.
    private func minimal(besides stated: [Located<StyleChoice>], _ problems: inout Problems) -> [Located<StyleChoice>] {
        guard values[AppOptions.minimal] else { return stated }
        let (flag, choice) = (AppOptions.minimal.spelling, StyleChoice(option: "base", value: "minimal"))
        for other in stated where other.value.option == choice.option && other.value != choice {
            problems.add(
                "\"\(other.value.option)=\(other.value.value)\" contradicts \(flag)",
                at: other.mark,
                hint: "\(flag) is short for --option base=minimal; leave one of them out"
            )
        }
        return [Located(choice, at: SourceMark(source: flag))].filled(from: stated)
    }

    private func fromFile() throws(Failure) -> (spec: AppSpec, problems: Problems)? {
        guard let path = values[ModuleOptions.spec] else { return nil }
        let source = try InputFile(path: path).source(from: console)
        let (spec, problems) = AppSpecFile(source).spec()
        guard let spec else { throw Failure(problems) }
        return (spec, problems)
    }
}
