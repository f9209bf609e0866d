import SwiftOutline

/// Files and attributes of Interface Builder; several attributes in one type are one finding.
struct ForbiddenInterface: Check {
    @Parameter({ $0.set("extensions") }) private var extensions: Set<String>
    /// Prefixes of the names of allowed files, such as the launch screen.
    @Parameter({ $0.texts("not-named") }) private var allowed: [String]
    @Parameter({ $0.set("attributes") }) private var attributes: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        for path in app.otherFiles where path.fileExtension.map({ extensions.contains(String($0)) }) == true {
            let name = path.name.filter { $0 != " " }
            if !allowed.contains(where: { name.hasPrefix($0) }) {
                report.add(path: path.text, ["name": String(path.name)])
            }
        }
        for (index, file) in app.model.files.enumerated() where file.role == .source {
            var seen: Set<String> = []
            for declaration in file.outline.allDeclarations where declaration.kind == .var {
                let type = declaration.parent.map { TypeText.bare(of: $0.name) } ?? ""
                guard let attribute = declaration.attributes.first(where: { attributes.contains($0.name) }),
                    seen.insert("\(type) \(attribute.name)").inserted
                else { continue }
                let name = type.isEmpty ? declaration.name : "\(type).\(declaration.name)"
                report.add(attribute.range, in: index, of: name, ["name": "@\(attribute.name)"])
            }
        }
    }
}
