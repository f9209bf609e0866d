import SwiftOutline

/// Whether a view model loads: an asynchronous method of its own, or of the app's classes above it, waits for something.
struct LoadingType {
    let app: AppView

    func loads(_ type: IndexedType) -> Bool {
        type.members.contains { member in
            guard member.declaration.kind == .func, member.declaration.isAsync || startsTask(member),
                let body = member.declaration.bodyRange
            else { return false }
            return app.index.file(of: member).outline.tokens(in: body).contains { $0.keyword == .await }
        }
    }

    /// A method that is not asynchronous itself may begin a task that is.
    private func startsTask(_ member: Place) -> Bool {
        guard let body = member.declaration.bodyRange else { return false }
        let outline = app.index.file(of: member).outline
        return outline.tokens(in: body).contains {
            $0.kind == .identifier && outline.source.bytes(in: $0.range).elementsEqual("Task".utf8)
        }
    }
}
