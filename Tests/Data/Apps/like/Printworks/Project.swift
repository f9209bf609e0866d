import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Printworks",
    targets: [
        .app(name: "Printworks", dependencies: ["Shared", "Posters", "Labels", "Envelopes"]),
        .shared(name: "Shared"),
        .module(name: "Posters", hasTests: true),
        .tests(name: "Posters"),
        .module(name: "Labels", hasTests: true),
        .tests(name: "Labels"),
        .module(name: "Envelopes", hasTests: false),
    ],
    schemes: [
        .scheme(name: "Printworks", buildAction: .buildAction(targets: ["Printworks"])),
        .scheme(name: "Posters", buildAction: .buildAction(targets: ["Posters"]), testAction: .targets(["PostersTests"])),
        .scheme(name: "Labels", buildAction: .buildAction(targets: ["Labels"]), testAction: .targets(["LabelsTests"])),
    ]
)
