import SwiftUI

/// The words that all features use.
public enum CommonText {
    public static var cancel: Text { Text("common.cancel", bundle: .module) }
    public static var close: Text { Text("common.close", bundle: .module) }
    public static var discard: Text { Text("common.discard", bundle: .module) }
    public static var discardQuestion: Text { Text("common.discardQuestion", bundle: .module) }
    public static var error: Text { Text("common.error", bundle: .module) }
    public static var keepEditing: Text { Text("common.keepEditing", bundle: .module) }
    public static var more: Text { Text("common.more", bundle: .module) }
    public static var no: Text { Text("common.no", bundle: .module) }
    public static var none: Text { Text("common.none", bundle: .module) }
    public static var yes: Text { Text("common.yes", bundle: .module) }
}
