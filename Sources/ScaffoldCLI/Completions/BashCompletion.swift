/// The completion script for bash, from version 3.2, which macOS has.
struct BashCompletion {
    let tree: CompletionTree

    private var function: String { "_\(tree.tool)" }

    var script: String {
        """
        # bash completion for \(tree.tool), written by '\(tree.tool) completions bash'

        # The command that the words before the cursor lead to, and how many of its arguments are there.
        \(function)_locate() {
            local index=1 word
            \(tree.tool)_path="" \(tree.tool)_arguments=0 \(tree.tool)_ended=""
            while ((index < COMP_CWORD)); do
                word="${COMP_WORDS[index]}"
                index=$((index + 1))
                if [[ -z $\(tree.tool)_ended ]]; then
                    case "$\(tree.tool)_path:$word" in
                    \(patterns(tree.steps))
                        \(tree.tool)_path="${\(tree.tool)_path:+$\(tree.tool)_path }$word"
                        continue
                        ;;
                    \(patterns(tree.valueOptions))
                        [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1))
                        index=$((index + 1))
                        continue
                        ;;
                    *:--)
                        \(tree.tool)_ended=1
                        continue
                        ;;
                    *:-?*) continue ;;
                    esac
                fi
                \(tree.tool)_arguments=$((\(tree.tool)_arguments + 1))
            done
        }

        # Offers the lines that begin with what is typed.
        \(function)_offer() {
            local line
            while IFS= read -r line; do
                [[ -n $line && $line == "$current"* ]] && COMPREPLY+=("$line")
            done
        }

        # Offers folders, and files with one of the given extensions, or all files where none is given.
        \(function)_files() {
            local line extension
            compopt -o filenames 2>/dev/null
            while IFS= read -r line; do
                if [[ -d $line || $# -eq 0 ]]; then
                    COMPREPLY+=("$line")
                    continue
                fi
                for extension in "$@"; do
                    [[ $line == *".$extension" ]] && COMPREPLY+=("$line")
                done
            done < <(compgen -f -- "$current")
        }

        \(function)() {
            local current="${COMP_WORDS[COMP_CWORD]}" option="" tool="${COMP_WORDS[0]}"
            local \(tree.tool)_path \(tree.tool)_arguments \(tree.tool)_ended
            COMPREPLY=()
            \(function)_locate
            ((COMP_CWORD > 1)) && option="${COMP_WORDS[COMP_CWORD - 1]}"
            if [[ $current == "=" ]]; then
                current=""
            elif [[ $option == "=" ]] && ((COMP_CWORD > 2)); then
                option="${COMP_WORDS[COMP_CWORD - 2]}"
            fi
            if [[ -z $\(tree.tool)_ended ]]; then
                case "$\(tree.tool)_path:$option" in
        \(valueCases)
                esac
            fi
            if [[ -z $\(tree.tool)_ended && $current == -* ]]; then
                case "$\(tree.tool)_path" in
        \(switchCases)
                esac
                return
            fi
            case "$\(tree.tool)_path:$\(tree.tool)_arguments" in
        \(argumentCases)
            esac
        }

        complete -F \(function) \(tree.tool)

        """
    }
}

// MARK: - Cases

extension BashCompletion {
    private func patterns(_ texts: [String]) -> String {
        texts.isEmpty ? "'')" : texts.map { "'\($0)'" }.joined(separator: " | ") + ")"
    }

    /// Completions of option values.
    private var valueCases: String {
        lines(indent: 8) { node in
            node.definition.allSwitches.compactMap { definition in
                guard let option = definition.wordOption else { return nil }
                let keys = option.spellings.map { "\(node.key):\($0)" }
                return "\(patterns(keys)) \(action(option.kind)); return ;;"
            }
        }
    }

    private var switchCases: String {
        lines(indent: 8) { node in
            let spellings = node.definition.allSwitches.flatMap(\.spellings)
            return ["'\(node.key)') \(offer(spellings)) ;;"]
        }
    }

    private var argumentCases: String {
        lines(indent: 4) { node in
            let subcommands = node.definition.listedSubcommands.map(\.name)
            guard subcommands.isEmpty else { return ["'\(node.key)':0) \(offer(subcommands)) ;;"] }
            return node.definition.arguments.enumerated().map { index, argument in
                let place = argument.count == .any ? "*" : "\(index)"
                return "'\(node.key)':\(place)) \(action(argument.kind)) ;;"
            }
        }
    }

    private func lines(indent: Int, _ cases: (CompletionTree.Node) -> [String]) -> String {
        tree.nodes.flatMap(cases).map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text: ":"
        case .oneOf(let words): offer(words)
        case .file(let extensions): ([function + "_files"] + extensions).joined(separator: " ")
        case .directory: "compopt -o filenames 2>/dev/null; \(function)_offer < <(compgen -d -- \"$current\")"
        case .candidates(let topic): "\(function)_offer < <(\"$tool\" candidates \(topic.rawValue) 2>/dev/null)"
        }
    }

    private func offer(_ words: [String]) -> String {
        "\(function)_offer < <(printf '%s\\n' \(words.map { "'\($0)'" }.joined(separator: " ")))"
    }
}
