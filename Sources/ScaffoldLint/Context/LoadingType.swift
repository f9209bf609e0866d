import AppModel
import Diagnostics
import SwiftOutline

/// Whether a view model loads: one of its asynchronous methods waits for a value and keeps it to be shown.
///
/// A method that only sends does not load: `save()`, `logIn()`, `addToBasket()`. Nor does one that keeps the answer and sets a flag
/// such as `isSubmitting`.
struct LoadingType {
    let model: AppModel

    /// The beginnings of the names of methods that load.
    private static let words = ["load", "fetch", "refresh", "reload", "retrieve", "getall", "search"]

    /// The methods that ask for a permission, whose result is not shown.
    private static let permissions: Set<String> = ["requestAuthorization", "requestAccess"]

    func loads(_ type: TypeDeclaration) -> Bool {
        let published = type.storedProperties.filter(\.isPublished)
        let isPublishing = !published.isEmpty || type.inherits("ObservableObject")
        let shown = Set((isPublishing ? published : type.storedProperties).filter(Self.isShown).map(\.name))
        let flags = sendingFlags(of: type)
        return type.members.contains { member in
            guard waits(member) else { return false }
            return Self.isNamedLoading(member) || keeps(member, shown) && !sets(member, flags)
        }
    }

    /// Whether an asynchronous method that does not load sends, by its name or by a flag that it sets, such as `isSubmitting`.
    func saysThatItSends(_ type: TypeDeclaration) -> Bool {
        let flags = sendingFlags(of: type)
        return type.members.contains { member in
            waits(member) && !Self.isNamedLoading(member)
                && (member.declaration.name.hasPrefix("submit") || sets(member, flags))
        }
    }

    /// Whether a method waits for something, itself or in a task that it begins.
    func waits(_ member: Place) -> Bool {
        guard member.declaration.kind == .func, member.declaration.isAsync || startsTask(member),
            let body = member.declaration.bodyRange
        else { return false }
        let outline = model.file(of: member).outline
        let awaits = outline.tokens(in: body).filter { $0.keyword == .await }
        return awaits.count > outline.names(in: body).filter(Self.permissions.contains).count
    }

    static func isNamedLoading(_ member: Place) -> Bool {
        let name = member.declaration.name.lowercased()
        return words.contains { name.hasPrefix($0) }
    }

    /// The properties that tell of work that is no loading: `isSubmitting`, `isSaving`.
    private func sendingFlags(of type: TypeDeclaration) -> Set<String> {
        let names = type.storedProperties.filter { $0.kind == .var }.map(\.name)
        return Set(
            names.filter { name in
                let lowered = name.lowercased()
                let words = NameWords(name).words
                return words.first == "is" && words[1...].contains { $0.hasSuffix("ing") }
                    && !Self.words.contains { lowered.contains($0) }
            }
        )
    }

    private func sets(_ method: Place, _ flags: Set<String>) -> Bool {
        guard !flags.isEmpty else { return false }
        return model.file(of: method).outline.code(in: method.declaration).assignments.contains { assignment in
            flags.contains(assignment.targetName) && assignment.value.text == "true"
        }
    }

    /// Whether a method only updates single values that the view model got at its creation, which are shown at once.
    func updatesWhatIsGiven(_ method: Place, of type: TypeDeclaration) -> Bool {
        let given = type.storedProperties.filter { property in
            property.initialValue == nil && property.typeText.map { !$0.isOptional && !$0.isOther } == true
        }
        let awaited = model.file(of: method).outline.code(in: method.declaration).assignments
            .filter(\.value.text.hasAwait).map(\.targetName)
        return !awaited.isEmpty && awaited.allSatisfy { name in given.contains { $0.name == name } }
    }

    /// A method or initialiser that is not asynchronous itself may begin a task that is.
    func startsTask(_ member: Place) -> Bool {
        guard let body = member.declaration.bodyRange else { return false }
        let outline = model.file(of: member).outline
        return outline.tokens(in: body).contains {
            $0.kind == .identifier && outline.source.reads("Task", in: $0.range)
        }
    }

    /// Whether a property is more than a sign that something was done: `isSent` is one.
    private static func isShown(_ property: Declaration) -> Bool {
        guard property.isPublished || property.kind == .var else { return false }
        let type = property.type?.text ?? property.initialValue?.text ?? ""
        let name = property.name.lowercased()
        return !["Bool", "Bool?", "true", "false"].contains(type) && !name.contains("error")
            && !(property.isText && name.hasSuffix("message"))
    }

    /// Whether the method assigns an awaited value to a property, directly or through a local name.
    private func keeps(_ method: Place, _ shown: Set<String>) -> Bool {
        let code = model.file(of: method).outline.code(in: method.declaration)
        let awaited = Set(
            code.declarations.filter { $0.isLocal && $0.initialValue?.text.hasAwait == true }.map(\.name)
        )
        return code.assignments.contains { assignment in
            guard shown.contains(assignment.targetName) else { return false }
            let value = assignment.value.text
            return value.hasAwait || !awaited.isEmpty && awaited.contains { SwiftWords(value).contains($0) }
        }
    }
}

extension Assignment {
    /// The last name in what is assigned to: `items` of `self.items`.
    var targetName: String { target.text.split(separator: ".").last.map(String.init) ?? "" }
}

extension String {
    /// Whether an expression waits.
    fileprivate var hasAwait: Bool { SwiftWords(self).contains("await") }
}
