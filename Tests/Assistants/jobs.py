"""The jobs of Tests/Assistants/check: jobs.py SCAFFOLD GOLDEN WORK."""
import asyncio
import hashlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

import anyio
import jsonschema
import mcp_types
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

SCAFFOLD, GOLDEN, WORK = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
LONGEST = 2000
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
STYLES = sorted(path.name for path in GOLDEN.iterdir() if (path / "list-detail").is_dir())


def files(app):
    """The files of an app by their hashes, without the tool's own folder of unfinished work."""
    return {
        str(path.relative_to(app)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(app.rglob("*"))
        if path.is_file()
    }


def copy(style, name="App"):
    app = WORK / name
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(GOLDEN / style / "list-detail", app)
    return app.resolve()


class Session:
    """A connection whose results are held to the schemas of the tools, and to their length."""

    def __init__(self, app, mode="auto", roots=None, arguments=()):
        async def listed(context):
            uris = [f"file://{root}" for root in roots]
            return mcp_types.ListRootsResult(roots=[{"uri": uri} for uri in uris])

        self.client = Client(
            StdioServerParameters(command=SCAFFOLD, args=["mcp", *arguments], cwd=str(app)),
            mode=mode,
            list_roots_callback=listed if roots else None,
        )

    async def __aenter__(self):
        await self.client.__aenter__()
        self.tools = {tool.name: tool for tool in (await self.client.list_tools()).tools}
        assert len(self.tools) <= 6
        return self

    async def __aexit__(self, *error):
        await self.client.__aexit__(*error)

    async def call(self, tool, fails=False, longest=LONGEST, **arguments):
        arguments = {key.replace("_", "-"): value for key, value in arguments.items()}
        result = await self.client.call_tool(tool, arguments)
        content = result.structured_content
        assert bool(result.is_error) == fails, (tool, arguments, content)
        text = result.content[0].text
        assert json.loads(text) == content
        assert len(text.encode("utf-16-le")) // 2 <= longest, (tool, len(text))
        if not fails:
            jsonschema.validate(content, self.tools[tool].output_schema)
        else:
            assert content["problems"], content
        return content


async def job(style, mode):
    app = copy(style)
    before = files(app)
    async with Session(app, mode) as session:
        assert session.client.protocol_version == ("2025-11-25" if mode == "legacy" else "2026-07-28")
        overview = await session.call("overview")
        assert overview["style"] == style and overview["modules"] == ["Favorites"], overview
        plan = await session.call("plan", name="Wishes", screens=["list", "detail"])
        assert files(app) == before
        whole = await session.call("plan", longest=1_000_000, details=True, name="Wishes", screens=["list", "detail"])
        assert whole["plan"] == plan["plan"]
        assert all("diff" in file for file in whole["details"]["files"] if file["status"] != "unchanged")
        applied = await session.call("apply", plan=plan["plan"])
        assert applied["summary"]["created"] == len(files(app)) - len(before)
        checked = await session.call("check")
        assert checked["summary"]["errors"] == checked["summary"]["warnings"] == 0, checked
        await session.call("undo")
        assert files(app) == before
    return f"{style}, {mode}: overview, plan, apply, check, undo"


async def copies(style):
    app = copy(style)
    before = files(app)
    async with Session(app) as session:
        plan = await session.call("plan", name="Wishes", like="Favorites")
        await session.call("apply", plan=plan["plan"])
        assert any("Wish" in path for path in set(files(app)) - set(before))
        assert (await session.call("overview"))["modules"] == ["Favorites", "Wishes"]
        checked = await session.call("check", module="Wishes")
        for finding in checked.get("findings", []):
            assert any(finding["message"] in note for note in plan["notes"]), (finding, plan["notes"])
        await session.call("undo")
        assert files(app) == before
    return f"{style}: a copy, checked and taken back"


async def screen(style):
    """A module by its spec, a further screen, and edits that are given up before all is taken back."""
    app = copy(style)
    before = files(app)
    async with Session(app) as session:
        plan = await session.call("plan", spec="name: Wishes\nscreens: [list, detail]\n")
        await session.call("apply", plan=plan["plan"])
        plan = await session.call("plan", name="Wishes", screen="edit(wishId: String)")
        applied = await session.call("apply", plan=plan["plan"], longest=20_000, long=True)
        assert (await session.call("check", module="Wishes"))["summary"]["errors"] == 0
        new = app / next(path for path in applied["created"] if path.endswith(("View.swift", "ViewController.swift")))
        new.write_text(new.read_text() + "// Mine.\n")
        refused = await session.call("undo", fails=True)
        assert "delete it" in refused["problems"][0]["hint"], refused
        new.unlink()
        await session.call("undo")
        await session.call("undo")
        assert files(app) == before
    return f"{style}: a module by its spec, and a screen"


async def errors():
    app = copy("swiftui-mvvm")
    before = files(app)
    async with Session(app) as session:
        refused = await session.call("plan", fails=True, name="Wishes", screens=["list", "detail(x: Strin)"])
        assert refused["problems"][0]["column"] == 11 and "String" in refused["problems"][0]["hint"], refused
        refused = await session.call("plan", fails=True, spec="name: Wishes\nscreens: [list]\nroute: x\n")
        assert (refused["problems"][0]["line"], refused["problems"][0]["column"]) == (3, 1), refused
        await session.call("apply", fails=True, plan="nothing")
        await session.call("undo", fails=True)
        await session.call("check", fails=True, module="Whishes")
        await session.call("overview", fails=True, app="/etc")
        (app / "Outside").symlink_to(WORK)
        await session.call("overview", fails=True, app="Outside")
        (app / "Outside").unlink()
        try:
            await session.client.call_tool("planned", {})
            raise AssertionError("an unknown tool has a result")
        except Exception as error:
            assert "there is no tool" in str(error), error
        plan = await session.call("plan", name="Wishes", screens=["list"])
        path = next(app.rglob("AppCoordinator.swift"))
        path.write_text(path.read_text() + "\n// Mine.\n")
        refused = await session.call("apply", fails=True, plan=plan["plan"])
        assert refused["problems"][0]["source"] == str(path.relative_to(app)), refused
        path.write_text(path.read_text().removesuffix("\n// Mine.\n"))
        await session.call("apply", plan=plan["plan"])
        new = next(app.rglob("WishesListView.swift"))
        new.write_text(new.read_text() + "\n// Mine.\n")
        refused = await session.call("undo", fails=True)
        assert refused["problems"][0]["source"] == str(new.relative_to(app)), refused
        new.write_text(new.read_text().removesuffix("\n// Mine.\n"))
        await session.call("undo")
        assert files(app) == before
    return "errors, with places"


async def roots(mode):
    app, other = copy("swiftui-mvvm"), copy("uikit-mvvmc", "Other App")
    async with Session(WORK, mode, [app]) as session:
        assert (await session.call("overview"))["style"] == "swiftui-mvvm"
        await session.call("overview", fails=True, app=str(other))
        await session.call("overview", fails=True, app="..")
    async with Session(WORK, mode, [app, str(other).replace(" ", "%20")]) as session:
        await session.call("overview", fails=True)
        assert (await session.call("overview", app=str(other)))["style"] == "uikit-mvvmc"
    async with Session(WORK, mode, [app], ["--output", str(other)]) as session:
        assert (await session.call("overview"))["style"] == "uikit-mvvmc"
    return f"roots, {mode}"


def verifying(app, command):
    (app / ".scaffold.yml").write_text(f"verify: {json.dumps(command)}\n")


async def cancellation():
    app = copy("swiftui-mvvm")
    verifying(app, "sleep 60")
    before = files(app)
    heard = []

    async def progress(done, total, message):
        heard.append(message)

    async with Session(app) as session:
        plan = await session.call("plan", name="Wishes", screens=["list"])
        with anyio.move_on_after(3) as scope:
            await session.client.call_tool("apply", {"plan": plan["plan"], "verify": True}, progress_callback=progress)
        assert scope.cancelled_caught
        assert any("verifying" in message for message in heard), heard
        start = time.monotonic()
        assert (await session.call("overview"))["modules"] == ["Favorites"]
        assert time.monotonic() - start < 10
        assert files(app) == before
        verifying(app, "true")
        await session.call("apply", plan=plan["plan"], verify=True)
        verifying(app, "false")
        plan = await session.call("plan", name="Orders", screens=["list"])
        await session.call("apply", fails=True, plan=plan["plan"], verify=True)
        await session.call("undo")
    verifying(app, "sleep 60")
    assert files(app) == before
    return "cancellation, progress and builds"


async def two_requests():
    app = copy("swiftui-mvvm")
    async with Session(app) as session:
        plan = await session.call("plan", name="Wishes", screens=["list"])
        overview, applied, checked = await asyncio.gather(
            session.call("overview"), session.call("apply", plan=plan["plan"]), session.call("check")
        )
        assert overview["modules"] and applied["summary"] and checked["summary"]["errors"] == 0
    async with Session(app) as one, Session(app) as other:
        plans = await asyncio.gather(
            one.call("plan", name="Orders", screens=["list"]), other.call("plan", name="Carts", screens=["list"])
        )
        results = await asyncio.gather(
            one.client.call_tool("apply", {"plan": plans[0]["plan"]}),
            other.client.call_tool("apply", {"plan": plans[1]["plan"]}),
        )
        # The second one finds the app changed by the first one: it is refused, or both are there.
        assert not all(result.is_error for result in results)
        assert (await one.call("check"))["summary"]["errors"] == 0
    return "two requests at once, and two connections"


def dying_clients():
    """A client that dies while a build runs, before, and in the middle of a message; one that stops the server."""
    outcomes = 0
    for ending in ["dies", "closes", "terminates", "breaks off"] * 3:
        app = copy("swiftui-mvvm")
        verifying(app, "sleep 5; touch built")
        before = files(app)
        server = subprocess.Popen([SCAFFOLD, "mcp"], cwd=app, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

        def send(id, tool, arguments, end="\n"):
            params = {"name": tool, "arguments": arguments, "_meta": META}
            call = {"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params}
            server.stdin.write((json.dumps(call) + end).encode())
            server.stdin.flush()

        send(1, "plan", {"name": "Wishes", "screens": ["list"]})
        plan = json.loads(server.stdout.readline())["result"]["structuredContent"]["plan"]
        send(2, "apply", {"plan": plan, "verify": True}, end="" if ending == "breaks off" else "\n")
        time.sleep(0.3 * (outcomes % 3))
        server.stdin.close()
        if ending in ["dies", "breaks off"]:
            server.stdout.close()
        if ending == "terminates":
            server.send_signal(signal.SIGTERM)
        start = time.monotonic()
        server.wait(30)
        if ending == "closes":
            assert any("Wishes" in path for path in files(app)), "a call was not finished"
        else:
            assert time.monotonic() - start < 4.5, ending
            assert files(app) == before, ending
        outcomes += 1
        if ending != "terminates":
            server.stdout.close()
    return f"{outcomes} clients that die: the app is as it was, or the call is done"


async def main():
    done = []
    for style in STYLES:
        done.append(await job(style, "auto"))
        done.append(await copies(style))
        done.append(await screen(style))
    done.append(await job(STYLES[0], "legacy"))
    done.append(await errors())
    for mode in ["auto", "legacy"]:
        done.append(await roots(mode))
    done.append(await cancellation())
    done.append(await two_requests())
    done.append(dying_clients())
    print(*done, sep="\n")


os.environ.setdefault("NO_COLOR", "1")
asyncio.run(main())
