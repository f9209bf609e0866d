"""The connections of jobs.py, and the apps in which they work."""
import hashlib
import json
import pathlib
import shutil
import sys

import jsonschema
import mcp_types
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

SCAFFOLD, GOLDEN, WORK = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
LONGEST = 2000


def files(app):
    """The files of an app by their hashes, without the tool's own folder of unfinished work."""
    return {
        str(path.relative_to(app)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(app.rglob("*"))
        if path.is_file()
    }


def copy(style, name="App"):
    return copied(GOLDEN / style / "list-detail", name)


def copied(source, name="App"):
    app = WORK / name
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(source, app)
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
