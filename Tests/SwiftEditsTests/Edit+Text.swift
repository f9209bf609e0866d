import Diagnostics

@testable import SwiftEdits

/// What an edit does to a file.
enum EditOutcome: Equatable {
    /// The file has the entry already.
    case unchanged
    /// The replacements that add the entry, and the bytes of the file after them.
    case edited([SourceEdit], bytes: [UInt8])
}

extension Edit {
    /// What the edit does to a file's bytes: a pure function.
    func apply(to bytes: [UInt8]) -> Result<EditOutcome, EditError> {
        do throws(EditError.Reason) {
            let edits = try edits(for: bytes)
            guard !edits.isEmpty else { return .success(.unchanged) }
            return .success(.edited(edits, bytes: try SourceEdit.apply(edits, to: bytes)))
        } catch {
            return .failure(failure(error))
        }
    }
}

extension AnchorPath {
    /// Reads steps with commas between them.
    ///
    /// Commas within parentheses, angle brackets and quotes belong to the step.
    /// - Throws: `.text` with what is wrong.
    init(_ text: String) throws(EditError.Reason) {
        var steps: [AnchorStep] = []
        for part in Self.parts(text) where !part.trimmingSpaces.isEmpty { steps.append(try AnchorStep(part)) }
        self.init(steps: steps)
    }

    private static func parts(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if "([<".contains(character) { depth += 1 }
                if ")]>".contains(character) { depth -= 1 }
            }
            if character == ",", depth == 0, !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
