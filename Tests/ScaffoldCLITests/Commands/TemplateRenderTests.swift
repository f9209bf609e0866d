import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold template render")
struct TemplateRenderTests {
    private let folder = TemporaryFolder()

    private func render(_ arguments: String..., input: String = "") -> CommandRun {
        CommandRun(["template", "render"] + arguments, input: input)
    }

    @Test("writes the rendered text and nothing else")
    func renders() throws {
        let text = "Hello {{ name }}!\n{% for x in list %}\n{{ x }}\n{% endfor %}"
        let template = try folder.write(text, to: "a.stencil")
        let context = try folder.write(#"{"name": "world", "list": [1, 2.5, true, null, "é"]}"#, to: "a.json")
        let run = render(template, "--context", context)
        #expect(run.output == "Hello world!\n1\n2.5\ntrue\n\né\n")
        #expect(run.errors.isEmpty)
        #expect(run.code == .done)
    }

    @Test("reads a context in YAML as well")
    func yaml() throws {
        let template = try folder.write("{{ map.z.a }} {{ map.b.0 }}", to: "a.stencil")
        let context = try folder.write("map:\n  z: { a: 1 }\n  b:\n    - first\n", to: "a.yml")
        #expect(render(template, "-c", context).output == "1 first")
    }

    @Test("reads the template or the context from the standard input, not both")
    func standardInput() throws {
        let template = try folder.write("{{ a }}", to: "a.stencil")
        #expect(render(template, "--context", "-", input: #"{"a": 7}"#).output == "7")
        #expect(render("-", input: "static").output == "static")
        let both = render("-", "--context", "-", input: "x")
        #expect(both.code == .badInput)
        #expect(both.errors == "error: the template and the context cannot both come from standard input\n")
    }

    @Test("names an undefined variable with its place, unless it is lenient")
    func undefined() throws {
        let template = try folder.write("line\n{{ nme }}", to: "a.stencil")
        let context = try folder.write(#"{"name": 1}"#, to: "a.json")
        let strict = render(template, "--context", context)
        #expect(strict.code == .badInput)
        #expect(strict.output.isEmpty)
        #expect(
            strict.errors == """
                \(template):2:4: error: undefined variable "nme"; did you mean "name"?
                {{ nme }}
                   ^

                """
        )
        let lenient = render(template, "--context", context, "--lenient")
        #expect(lenient.output == "line\n")
        #expect(lenient.code == .done)
    }

    @Test("keeps lines of tags where nothing is to be trimmed, and trims as Stencil does")
    func trim() throws {
        let template = try folder.write("a\n{% if 1 %}\nb\n{% endif %}\n", to: "a.stencil")
        #expect(render(template).output == "a\nb\n")
        #expect(render(template, "--trim", "smart").output == "a\nb\n")
        #expect(render(template, "--trim=nothing").output == "a\n\nb\n\n")
        let inline = try folder.write("a {% if 1 %} b\n{% endif %}", to: "b.stencil")
        #expect(render(inline, "--trim=stencil").output == "a b\n")
    }

    @Test("finds included templates beside the template, then in the further folders")
    func includes() throws {
        let template = try folder.write(#"{% include "part.stencil" %}{% include "x/b.stencil" %}"#, to: "t/a.stencil")
        try folder.write("near ", to: "t/part.stencil")
        try folder.write("far ", to: "other/part.stencil")
        try folder.write("below", to: "other/x/b.stencil")
        #expect(render(template, "--include", folder.path("other")).output == "near below")
        let missing = render(template)
        #expect(missing.code == .badInput)
        #expect(missing.errors.contains("x/b.stencil"))
    }

    @Test(
        "does not follow an include out of its folders",
        arguments: ["../secret", "/etc/hostname", "a/../../secret", "../\u{301}secret"]
    )
    func leavingIncludes(name: String) throws {
        try folder.write("secret", to: "secret")
        try folder.write("secret", to: "\u{301}secret")
        let template = try folder.write("{% include \"\(name)\" %}", to: "t/a.stencil")
        let run = render(template)
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
    }

    @Test("refuses a context that is no object, is broken, or is not there")
    func badContext() throws {
        let template = try folder.write("x", to: "a.stencil")
        let list = try folder.write("\n[1]", to: "list.json")
        let problem = "\(list):2:1: error: the context is a list, not an object\n"
        #expect(render(template, "-c", list).errors == problem)
        let broken = try folder.write(#"{"a": "#, to: "broken.json")
        let run = render(template, "-c", broken)
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("\(broken):1:"))
        #expect(run.output.isEmpty)
        #expect(render(template, "-c", folder.path("no.json")).code == .badInput)
        #expect(try render(template, "-c", folder.write("", to: "empty.json")).output == "x")
    }

    @Test("refuses a template that is not there")
    func missingTemplate() {
        let run = render(folder.path("no.stencil"))
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("\(folder.path("no.stencil")): error: the file does not exist; "))
        #expect(render().errors.hasPrefix("error: argument \"<file>\" is missing\n"))
    }
}
