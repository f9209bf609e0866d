import Diagnostics
import SwiftOutline

extension CodeScope {
    /// What a call may call: the initialisers of a type, or its functions and cases of one name.
    package struct Callee {
        /// The last name of the callee.
        package let name: String
        package let type: KnownType
        package let signatures: Signatures

        fileprivate init(_ name: String, _ type: KnownType, _ signatures: Signatures) {
            (self.name, self.type, self.signatures) = (name, type, signatures)
        }

        /// What `.name(…)` calls where a type is expected.
        package init(_ name: String, of type: KnownType) {
            self.init(name, type, CodeScope.Typed(type: type, isType: true).signatures(named: name))
        }
    }

    /// What a call calls; `nil` if that is not known.
    package func callee(of call: Call) -> Callee? {
        let expression = expression(ofCallee: call)
        guard let name = expression.lastName, !changed.outline.hasCast(in: call.callee.range) else { return nil }
        switch meaning(of: expression, at: changed.viewpoint(at: call.range.lowerBound)) {
        case .value(let typed):
            guard typed.isType else { return nil }
            return Callee(name, typed.type, typed.type.initializers(from: changed.file))
        case .members(_, let base):
            return Callee(name, base.type, base.signatures(named: name))
        case .unknown: return nil
        }
    }

    /// The callee without the generic arguments of a type, which change nothing about what is called.
    private func expression(ofCallee call: Call) -> Expression {
        let text = call.callee.text
        guard text.utf8.last == UInt8(ascii: ">"), let path = TypeText(text).path else {
            return changed.outline.expression(in: call.callee.range)
        }
        let names = path.split(separator: ".").map(String.init)
        return names.dropFirst().reduce(.name(names[0])) { .member($0, $1) }
    }
}

extension Expression {
    /// The name, or that of the member; `nil` for other expressions.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }
}

extension CodeScope.Typed {
    /// The signatures of the functions and cases with a name, which may be functions of an instance of the type.
    fileprivate func signatures(named name: String) -> Signatures {
        let members = type.members(named: name)
        let callable = members.filter(\.declaration.isCallable)
        let isCurried = isType && callable.contains { $0.declaration.kind == .func && !$0.declaration.isOfType }
        let isOpen = !type.isClosed || isType && type.kind == .protocol || ForeignTypes.commonMembers.contains(name)
        let isComplete = !isOpen && !isCurried && callable.count == members.count
        return Signatures(all: callable.map(Signature.init), isComplete: isComplete)
    }
}
