extension Collection {
    /// The element whose name has the longest common prefix with another name.
    func mostAlike(to name: String, by elementName: (Element) -> String) -> Element? {
        func common(_ element: Element) -> Int {
            zip(elementName(element).utf8, name.utf8).prefix { $0 == $1 }.count
        }
        return self.max { common($0) < common($1) }
    }
}
