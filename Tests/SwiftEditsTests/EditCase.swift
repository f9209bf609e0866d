import Testing

@testable import SwiftEdits

/// Makes an edit and compares the whole file with what it should be; then makes it again, which must change nothing.
func expect(
    _ kind: Edit.Kind,
    in anchor: String = "",
    adds text: String,
    after sibling: String? = nil,
    section: String? = nil,
    sorted: Bool? = nil,
    present: String? = nil,
    to before: String,
    giving result: String,
    _ location: SourceLocation = #_sourceLocation
) throws {
    var edit = Edit(kind, in: try AnchorPath(anchor), text: text, after: sibling)
    (edit.section, edit.sorted, edit.present) = (section, sorted, present)
    let outcome = try edit.apply(to: Array(before.utf8)).get()
    guard case .edited(_, let bytes) = outcome else {
        #expect(before == result, "the edit changed nothing", sourceLocation: location)
        return
    }
    let edited = String(decoding: bytes, as: UTF8.self)
    #expect(edited == result, sourceLocation: location)
    #expect(
        try edit.apply(to: bytes).get() == .unchanged,
        "the second time changed something",
        sourceLocation: location
    )
}

/// Makes an edit that finds its entry there.
func expectThere(
    _ kind: Edit.Kind,
    in anchor: String,
    _ text: String,
    present: String? = nil,
    in source: String,
    _ location: SourceLocation = #_sourceLocation
) throws {
    var edit = Edit(kind, in: try AnchorPath(anchor), text: text)
    edit.present = present
    #expect(try edit.apply(to: Array(source.utf8)).get() == .unchanged, sourceLocation: location)
}

/// The error of an edit that cannot be made.
func failure(_ kind: Edit.Kind, in anchor: String, _ text: String, in source: String) throws -> EditError {
    let edit = Edit(kind, in: try AnchorPath(anchor), text: text)
    switch edit.apply(to: Array(source.utf8)) {
    case .failure(let error): return error
    case .success(let outcome):
        Issue.record("the edit was made: \(outcome)")
        return EditError(reason: .overlap, anchor: "", text: "")
    }
}

/// As above, where the file itself is the anchor.
func expectThere(
    _ kind: Edit.Kind,
    _ text: String,
    in source: String,
    _ location: SourceLocation = #_sourceLocation
) throws {
    try expectThere(kind, in: "", text, in: source, location)
}

/// As above, where the file itself is the anchor.
func failure(_ kind: Edit.Kind, _ text: String, in source: String) throws -> EditError {
    try failure(kind, in: "", text, in: source)
}
