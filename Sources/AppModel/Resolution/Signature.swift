import SwiftOutline

/// The parameters of an initialiser, function or enum case, as a call must fill them.
package struct Signature {
    package let slots: [CallSlot]
    /// The declaration; `nil` for one that the compiler or a framework provides.
    package let part: DeclaredPart?

    init(_ labels: [String?]) {
        slots = labels.map { CallSlot(label: $0) }
        part = nil
    }

    init(_ slots: [CallSlot], of part: DeclaredPart) { (self.slots, self.part) = (slots, part) }

    package init(_ part: DeclaredPart) { self.init(part.declaration.parameters.map(CallSlot.init), of: part) }

    /// `(title:message:)`, with defaults in brackets: `(title:[message:])`.
    package var text: String {
        "(" + slots.map { $0.hasDefault ? "[\($0.label ?? "_"):]" : "\($0.label ?? "_"):" }.joined() + ")"
    }

    /// The slot of each argument, without trailing closures; `nil` if the call does not fit.
    package func slots(for call: CallShape) -> [CallSlot]? {
        var filled: [CallSlot] = []
        var next = 0
        for label in call.labels {
            if let last = filled.last, last.isVariadic, label == nil {
                filled.append(last)
                continue
            }
            while next < slots.count, slots[next].label != label, slots[next].hasDefault { next += 1 }
            guard next < slots.count, slots[next].label == label else { return nil }
            filled.append(slots[next])
            next += 1
        }
        return takesClosures(call.closures[...], in: slots[next...]) ? filled : nil
    }

    /// Whether trailing closures fill the rest. The first one has no label and may fill any of the slots.
    private func takesClosures(_ labels: ArraySlice<String?>, in rest: ArraySlice<CallSlot>) -> Bool {
        guard let label = labels.first else { return rest.allSatisfy(\.hasDefault) }
        for index in rest.indices {
            let isFitting = label == nil || rest[index].label == label
            if isFitting, takesClosures(labels.dropFirst(), in: rest[(index + 1)...]) { return true }
            guard rest[index].hasDefault else { return false }
        }
        return false
    }
}
