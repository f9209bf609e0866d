import Diagnostics

/// Folds an overlong line of Swift at its brackets, with one element on each line, as `swift format` does.
struct LineFolder: Sendable {
    let width: Int

    private static let indentation = 4
    private static let deepest = 8

    /// Folds a line. A line without a bracket to fold at stays as it is.
    func fold(_ line: String, depth: Int = 0) -> [String] {
        guard isTooLong(line), depth < Self.deepest else { return [line] }
        let characters = Array(line)
        let indent = characters.prefix { $0 == " " }.count
        guard !characters.dropFirst(indent).starts(with: Array("//")) else { return [line] }
        guard let group = group(in: characters, from: indent) else { return foldInheritance(characters, indent) }
        let padding = String(repeating: " ", count: indent + Self.indentation)
        var lines = [String(characters[...group.open])]
        let elements = elements(of: characters[(group.open + 1)..<group.close])
        for (index, element) in elements.enumerated() {
            let isLast = index == elements.count - 1
            let comma = !isLast || (group.isLiteral && elements.count > 1) ? "," : ""
            lines += fold(padding + element + comma, depth: depth + 1)
        }
        let tail = String(repeating: " ", count: indent) + String(characters[group.close...])
        return lines + fold(tail, depth: depth + 1)
    }

    /// Whether a line is too long, which one that ends in a list of several elements is without room for a last comma.
    private func isTooLong(_ line: String) -> Bool {
        guard line.utf8.count >= width, line.count >= width else { return false }
        let isList = line.last { $0 != "," && $0 != ")" } == "]"
        return line.count > width || isList && line.split(separator: "[").last?.dropLast().contains(", ") == true
    }

    /// Folds the declaration of a type after the commas of its inheritance clause, with the brace on a line of its own.
    private func foldInheritance(_ characters: [Character], _ indent: Int) -> [String] {
        guard characters.suffix(2) == [" ", "{"], let colon = characters.firstIndex(of: ":") else {
            return [String(characters)]
        }
        let inherited = elements(of: characters[(colon + 1)...].dropLast(2))
        guard inherited.count > 1 else { return [String(characters)] }
        let margin = String(repeating: " ", count: indent)
        let padding = margin + String(repeating: " ", count: Self.indentation)
        let heads = [String(characters[...colon]) + " "] + Array(repeating: padding, count: inherited.count - 1)
        let ends = Array(repeating: ",", count: inherited.count - 1) + [""]
        return zip(heads, zip(inherited, ends)).map { $0 + $1.0 + $1.1 } + [margin + "{"]
    }

    private struct Group {
        var open: Int
        var close: Int
        var isLiteral: Bool
    }

    /// The outermost pair of brackets that is not empty; the longest if there are several.
    private func group(in characters: [Character], from start: Int) -> Group? {
        var best: Group?
        var stack: [Int] = []
        var position = start
        while position < characters.count {
            switch characters[position] {
            case "\"": position = endOfString(characters[...], position)
            case "(", "[", "{": stack.append(position)
            case ")", "]", "}":
                guard let open = stack.popLast() else { return best }
                if stack.isEmpty, characters[open] != "{", position - open > (best.map { $0.close - $0.open } ?? 1) {
                    best = Group(open: open, close: position, isLiteral: isLiteral(characters, open))
                }
            default: break
            }
            position += 1
        }
        return best
    }

    /// Whether a square bracket begins a collection literal. Such a literal gets a trailing comma.
    private func isLiteral(_ characters: [Character], _ open: Int) -> Bool {
        guard characters[open] == "[" else { return false }
        guard open > 0 else { return true }
        let before = characters[open - 1]
        return !(before.isLetter || before.isNumber || before == ")" || before == "]" || before == "_")
    }

    private func elements(of characters: ArraySlice<Character>) -> [String] {
        var elements: [String] = []
        var depth = 0
        var first = characters.startIndex
        var position = first
        while position < characters.endIndex {
            switch characters[position] {
            case "\"":
                position = endOfString(characters, position)
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                elements.append(String(characters[first..<position]).trimmingSpaces)
                first = position + 1
            default: break
            }
            position += 1
        }
        if first < characters.endIndex { elements.append(String(characters[first...]).trimmingSpaces) }
        return elements
    }

    /// The position of the closing quote of a one-line string, past any interpolations.
    private func endOfString(_ characters: ArraySlice<Character>, _ start: Int) -> Int {
        var position = start + 1
        var depth = 0
        while position < characters.endIndex {
            switch characters[position] {
            case "\\":
                if position + 1 < characters.endIndex, characters[position + 1] == "(" { depth += 1 }
                position += 1
            case "(" where depth > 0: depth += 1
            case ")" where depth > 0: depth -= 1
            case "\"" where depth == 0: return position
            default: break
            }
            position += 1
        }
        return characters.endIndex - 1
    }
}
