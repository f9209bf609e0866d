"""The jobs of Tests/Assistants/check: jobs.py SCAFFOLD GOLDEN WORK."""
import asyncio
import json
import os
import signal
import subprocess
import time

import anyio
from session import GOLDEN, SCAFFOLD, WORK, Session, copied, copy, files

META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
STYLES = sorted(path.name for path in GOLDEN.iterdir() if (path / "list-detail").is_dir())


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


async def own(mode):
    """A copy in an app of no style, as its overview proposes it."""
    app = copied(GOLDEN.parent / "Apps" / "like" / "Ferryman")
    before = files(app)
    async with Session(app, mode) as session:
        overview = await session.call("overview")
        assert overview["kind"] == "own" and "like ListPiers" in overview["next"][0], overview
        refused = await session.call("plan", fails=True, name="Wishes", screens=["list"])
        assert "like" in refused["problems"][0]["hint"], refused
        plan = await session.call("plan", name="Wishes", like="ListPiers")
        assert files(app) == before
        applied = await session.call("apply", plan=plan["plan"])
        assert applied["summary"]["created"] == len(files(app)) - len(before)
        assert "Wishes" in (await session.call("overview"))["modules"]
        assert (await session.call("check", module="Wishes"))["checked"] == "nothing"
        await session.call("undo")
        assert files(app) == before
    return f"an app of no style, {mode}: a copy, checked and taken back"


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


async def cancellation(mode):
    app = copy("swiftui-mvvm")
    verifying(app, "sleep 60")
    before = files(app)
    heard = []
    scope = anyio.CancelScope()

    async def progress(done, total, message):
        heard.append(message)
        if "verifying" in message:
            scope.cancel()

    async with Session(app, mode) as session:
        plan = await session.call("plan", name="Wishes", screens=["list"])
        with scope:
            await session.client.call_tool("apply", {"plan": plan["plan"], "verify": True}, progress_callback=progress)
        assert scope.cancelled_caught
        assert any("verifying" in message for message in heard), heard
        start = time.monotonic()
        assert (await session.call("overview"))["modules"] == ["Favorites"]
        assert time.monotonic() - start < 30
        assert files(app) == before
        verifying(app, "true")
        await session.call("apply", plan=plan["plan"], verify=True)
        verifying(app, "false")
        plan = await session.call("plan", name="Orders", screens=["list"])
        await session.call("apply", fails=True, plan=plan["plan"], verify=True)
        await session.call("undo")
    verifying(app, "sleep 60")
    assert files(app) == before
    return f"cancellation, progress and builds, {mode}"


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
        there = ["Wishes"] + [name for name, result in zip(["Orders", "Carts"], results) if not result.is_error]
        assert set((await one.call("overview"))["modules"]) == {"Favorites", *there}
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
    assert len(STYLES) == 4, STYLES
    for style in STYLES:
        done.append(await job(style, "auto"))
        done.append(await copies(style))
        done.append(await screen(style))
    done.append(await job(STYLES[0], "legacy"))
    done.append(await errors())
    for mode in ["auto", "legacy"]:
        done.append(await roots(mode))
        done.append(await own(mode))
        done.append(await cancellation(mode))
    done.append(await two_requests())
    done.append(dying_clients())
    print(*done, sep="\n")


os.environ.setdefault("NO_COLOR", "1")
asyncio.run(main())
