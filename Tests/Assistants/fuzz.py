"""Calls of tools with odd arguments, in apps with odd bytes: fuzz.py SCAFFOLD GOLDEN WORK [CALLS [SEED]].

First each tool runs in each golden app as it should, and is refused. A server that ends, answers no line of JSON, answers with more
than 2,000 characters, gives a finding without its reason, takes over half a minute, writes where it refuses or only reads, or does not
restore what it takes back, is a finding: printed with its calls, with its app left in WORK.
"""
import collections
import json
import pathlib
import random
import select
import shutil
import subprocess
import sys
import time

SCAFFOLD, GOLDEN, WORK = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
CALLS, SEED = (int(word) for word in (sys.argv[4:] + ["400", "1"][len(sys.argv[4:]):]))
LONGEST, MOST_SECONDS, CALLS_OF_AN_APP = 2000, 30, 25
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
READING = ["overview", "plan", "check"]
TOOLS = READING + ["apply", "fix", "undo", "nothing"]
TEXTS = [
    "Wishes", "Favorites", "list", "detail(itemId: String)", "edit", "", " ", "9x", "class", "..", "/", "--force", "a/b", "é\u0301", "\0",
    "x" * 3000, "\x01" * 3000, "🧭" * 3000, "list,detail", "name: Wishes\nscreens: [list, detail]\n", "name: [", "tab", "nope", "swiftui-mvvm", "a=b", "sheet", "-",
    "Favorites/../..", "list(id: Int?", "\n", "{{ name }}", "createWish(name: String) -> Wish", "Wish(id: String, name: String)", "🧭",
]
INPUTS = [
    "name", "screens", "use-cases", "types", "routes", "links", "tab", "spec", "like", "full", "only-folder", "screen", "kind", "route",
    "presentation", "style", "option", "target", "partial", "app", "details", "plan", "module", "removed", "verify", "all", "unknown", "file", "x" * 3000,
]


def files(app):
    return {str(path.relative_to(app)): path.read_bytes() for path in sorted(app.rglob("*")) if path.is_file()}


def value(dice, depth=0):
    kinds = [lambda: dice.choice(TEXTS)] * 6 + [lambda: True, lambda: False, lambda: None, lambda: dice.randint(-9, 10**20)]
    if depth < 2:
        kinds += [lambda: [value(dice, depth + 1) for _ in range(dice.randint(0, 3))]] * 2
        kinds += [lambda: {dice.choice(TEXTS): value(dice, depth + 1)}]
    return dice.choice(kinds)()


def arguments(dice, tool, plans):
    """Half of the time what the tool takes, with one thing wrong in some; otherwise anything."""
    if tool == "apply" and plans and dice.random() < 0.8:
        return {"plan": dice.choice(plans)}
    if dice.random() < 0.5:
        sensible = {
            "plan": [
                {"name": dice.choice(["Wishes", "Orders", "Favorites"]), "screens": dice.choice([["list"], ["list", "detail"], ["form"]])},
                {"name": "Wishes", "like": "Favorites"},
                {"name": "Favorites", "screen": dice.choice(["edit(itemId: String)", "extra"])},
                {"spec": "name: Carts\nscreens: [list]\n"},
            ],
            "check": [{}, {"module": "Favorites"}],
            "undo": [{}, {}, {"removed": "Wishes"}],
        }.get(tool, [{}])
        given = dict(dice.choice(sensible))
        if dice.random() < 0.3:
            given[dice.choice(INPUTS)] = value(dice)
        return given
    return {dice.choice(INPUTS): value(dice) for _ in range(dice.randint(0, 4))} if dice.random() < 0.95 else value(dice)


def spoilt(dice, app):
    """Changes some bytes of some files, in a half of the apps."""
    if dice.random() < 0.5:
        return
    paths = [path for path in sorted(app.rglob("*")) if path.is_file()]
    for path in dice.sample(paths, dice.randint(1, 4)):
        data = bytearray(path.read_bytes())
        for _ in range(dice.randint(1, 6)):
            at = dice.randint(0, len(data))
            data[at : at + dice.randint(0, 9)] = dice.choice([b"", b"{", b"}", b"\"", b"#if", b"\xff", b"//", b"\n", b"(", b"case "])
        path.write_bytes(bytes(data))


class Finding(Exception):
    pass


class Server:
    def __init__(self, app):
        self.app, self.sent, self.plans, self.undone = app, [], [], []
        self.done, self.refused = set(), set()
        self.process = subprocess.Popen([SCAFFOLD, "mcp"], cwd=app, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def call(self, tool, given):
        before = files(self.app)
        params = {"name": tool, "arguments": given, "_meta": META}
        self.sent.append({"name": tool, "arguments": given})
        request = {"jsonrpc": "2.0", "id": len(self.sent), "method": "tools/call", "params": params}
        self.process.stdin.write((json.dumps(request) + "\n").encode())
        self.process.stdin.flush()
        answer = self.answer()
        after = files(self.app)
        result = answer.get("result")
        if result is None:
            self.check(answer["error"]["message"] and after == before, "an error without a message, or with changes")
            return
        text = result["content"][0]["text"]
        content = result["structuredContent"]
        self.check(json.loads(text) == content, "the text is not the content")
        # Counted as clients in JavaScript do; what was asked for comes whole.
        length = len(text.encode("utf-16-le")) // 2
        self.check(length <= LONGEST or "details" in content or "file" in content, f"{length} characters")
        (self.refused if result.get("isError") else self.done).add(tool)
        if result.get("isError"):
            self.check(content["problems"] and after == before, "refused without a problem, or with changes")
            return content
        for finding in content.get("findings", []) if tool in ["check", "fix"] else []:
            said = all(finding["rule"] in content.get(key, {}) for key in ["fix", "why"])
            self.check(said, f"no reason, or nothing to do: {finding}")
        self.check(tool not in READING or after == before, "a tool that reads has written")
        self.plans += [content["plan"]] if tool == "plan" else []
        if tool == "undo" and not (isinstance(given, dict) and given.get("removed")):
            self.check(after == self.undone.pop(), "what was taken back is not as it was")
        elif after != before:
            self.undone.append(before)
        return content

    def answer(self):
        start = time.monotonic()
        while True:
            self.check(select.select([self.process.stdout], [], [], MOST_SECONDS)[0], "no answer in time")
            line = self.process.stdout.readline()
            self.check(line, "the server has ended")
            answer = json.loads(line)
            if answer.get("id") == len(self.sent) and "method" not in answer:
                self.check(time.monotonic() - start < MOST_SECONDS, "took too long")
                return answer

    def check(self, holds, problem):
        if not holds:
            raise Finding(problem)

    def end(self):
        self.process.stdin.close()
        self.check(self.process.wait(MOST_SECONDS) == 0, "the server ended with an error")


def every_tool(server):
    """Each tool in an app, and what it refuses; in between the app has findings, most of which nothing fixes."""
    module = server.call("overview", {})["modules"][0]
    plans = [
        server.call("plan", given).get("plan")
        for given in [
            {"spec": "name: Wishes\nscreens: [list]\n" + "".join(f"bad{number}: 1\n" for number in range(200))},
            {"name": "Wishes", "screens": [f"screen{number}(id: Strin)" for number in range(50)]},
            {"name": module, "screens": ["other"]},
            {"name": "Orders", "like": module},
            {"name": module, "screen": "further(itemId: String)"},
            {"name": "Wishes", "screens": ["list", "detail(itemId: String)", "edit", "form"], "types": ["Wish(id: String)"]},
        ]
    ]
    server.call("apply", {"plan": plans[-1] or plans[3] or "none"})
    for tool, given in [("check", "module"), ("fix", "module"), ("undo", "removed"), ("apply", "plan"), ("overview", "app")]:
        server.call(tool, {given: "Nothing"})
    server.call("check", {"module": module})
    written = {path: path.read_bytes() for path in sorted(server.app.rglob("*.swift")) if module not in path.name}
    for path, data in written.items():
        path.unlink() if "Test" in path.name else path.write_bytes(data.replace(b"weak var", b"var").replace(b"Protocol", b"Thing"))
    server.call("undo", {})
    server.call("check", {})
    if server.call("fix", {}).get("edited"):
        server.call("undo", {})
    for path, data in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    for given in [{}, {"removed": module}, {}, {}]:
        server.call("undo", given)


def in_each_app():
    """How many apps have findings. In half of the apps each tool must have done something, and each must have refused something."""
    found, outcomes = 0, collections.Counter()
    apps = sorted(path.parent for path in GOLDEN.glob("*/*/.scaffold"))
    for source in apps:
        app = WORK / f"{source.parent.name}-{source.name}"
        shutil.copytree(source, app)
        server = Server(app)
        try:
            every_tool(server)
            server.end()
            shutil.rmtree(app)
        except (Finding, ValueError, KeyError, IndexError, BrokenPipeError) as error:
            found += 1
            server.process.kill()
            print(f"{app}: {type(error).__name__}: {error}; last call: {server.sent[-1:]}")
        outcomes.update([(tool, True) for tool in server.done] + [(tool, False) for tool in server.refused])
    print(f"each tool in {len(apps)} apps: {found} findings")
    if len(outcomes) == 12 and 2 * min(outcomes.values()) > len(apps):
        return found
    print(f"too few calls of some tools: {dict(outcomes)}")
    return found + 1


def main():
    dice = random.Random(SEED)
    known = in_each_app()
    found = made = number = 0
    while made < CALLS and found < 10:
        number += 1
        app = WORK / f"fuzz-{SEED}-{number}"
        shutil.copytree(dice.choice(sorted(GOLDEN.glob("*/list-detail"))), app)
        spoilt(dice, app)
        server = Server(app)
        try:
            for _ in range(CALLS_OF_AN_APP):
                made += 1
                tool = dice.choice(TOOLS)
                server.call(tool, arguments(dice, tool, server.plans))
            server.end()
            shutil.rmtree(app)
        except (Finding, ValueError, KeyError, IndexError, BrokenPipeError) as error:
            found += 1
            server.process.kill()
            print(f"{app}: {type(error).__name__}: {error}; calls: {json.dumps(server.sent)}")
    print(f"{made} calls in {number} apps, seed {SEED}: {found} findings")
    sys.exit(1 if found + known else 0)


main()
