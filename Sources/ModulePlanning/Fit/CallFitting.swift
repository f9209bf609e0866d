import AppModel
import FileTransaction
import SwiftEdits
import SwiftOutline

/// Fits the calls in a module's rendered code to what the app declares under the names that the style uses.
///
/// A call that fits a declaration of the app by its labels stays as it is. Another one gets the labels of the declaration, and
/// what the declaration asks for besides is as in the app's own calls.
struct CallFitting {
    private let app: AppModel
    private let names: NeighbourNames
    private let declarations: AppDeclarations
    private let drafts: [PieceDraft]
    /// The Swift files of the drafts, as they are before any call is fitted.
    private let files: [SourceFile?]
    /// The paths of the module's own files, whose declarations its calls fit already.
    private let own: Set<RelativePath>
    private let ownTypes: Set<String>
    /// The names of the members of the app's types.
    private let members: Set<String>
    /// The module's own classes, which may inherit initialisers of the app's.
    private let ownClasses: Set<String>

    /// Rewriting a call may bring another one to light.
    private static let mostRounds = 4

    init(_ drafts: [PieceDraft], in app: AppModel, names: NeighbourNames) {
        (self.app, self.names, self.drafts) = (app, names, drafts)
        self.files = drafts.map { $0.isSwift ? SourceFile(path: $0.path, bytes: Array($0.text.utf8)) : nil }
        let files = self.files.compactMap(\.self)
        declarations = AppDeclarations(standing: app, writing: files)
        own = Set(files.map(\.path))
        members = app.memberNames
        let types = files.flatMap(\.outline.declarations).filter(\.kind.isType)
        ownTypes = Set(types.map(\.name))
        ownClasses = Set(types.filter { $0.kind == .class }.map(\.name))
    }

    /// The drafts with their calls fitted.
    var fitted: [PieceDraft] { zip(drafts, files).map(fitted) }

    private func fitted(_ draft: PieceDraft, _ file: SourceFile?) -> PieceDraft {
        guard draft.path.isSource, var file else { return draft }
        for _ in 0..<Self.mostRounds {
            let scope = CodeScope(ChangedFile(file), in: declarations)
            let edits = innermost(scope.changed.code.calls.compactMap { edit(of: $0, in: scope) })
            let bytes = Array(file.outline.source.bytes)
            guard !edits.isEmpty, let new = try? SourceEdit.apply(edits, to: bytes) else { break }
            file = SourceFile(path: draft.path, bytes: new)
        }
        return draft.replacing(file.outline.source.text)
    }

    private func innermost(_ edits: [SourceEdit]) -> [SourceEdit] {
        edits.filter { edit in
            !edits.contains {
                $0.range != edit.range && edit.range.contains($0.range.lowerBound)
                    && $0.range.upperBound <= edit.range.upperBound
            }
        }
    }

    /// Whether the app may declare what a call names. Most calls are of frameworks or of the module itself.
    private func isOfApp(_ name: String) -> Bool {
        name == "init" || ownClasses.contains(name) || members.contains(name)
            || app.types(named: name).contains { !own.contains(app.file(of: $0).path) }
    }

    private func edit(of call: Call, in scope: CodeScope) -> SourceEdit? {
        guard isOfApp(call.name) else { return nil }
        let declared = scope.callee(of: call)?.signatures.all.filter { $0.part?.declaration.isCoder == false } ?? []
        let choices = declared.filter { signature in signature.part.map { !own.contains($0.file.path) } == true }
        guard let first = choices.first?.part?.declaration else { return nil }
        let isFunction = first.kind == .func
        var examples: CallExamples?
        let arguments = CallArguments(given: CallArguments.Given.all(of: call), app: app, module: names.own) {
            slot,
            index in
            examples =
                examples
                ?? CallExamples(
                    of: isFunction ? first.name : "init",
                    in: TypeText.bare(of: first.kind.isType ? first.name : first.parent?.name ?? ""),
                    app: app,
                    names: names,
                    except: ownTypes
                )
            return examples?.argument(for: slot, unlabelled: index)
        }
        guard !declared.contains(where: { arguments.fit($0.slots) }) else { return nil }
        let fitted = choices.compactMap { arguments.fitted(to: $0.slots) }.min { $0.cost < $1.cost }
        return fitted.map { SourceEdit(call.callee.range.upperBound..<call.range.upperBound, $0.text.utf8) }
    }
}
