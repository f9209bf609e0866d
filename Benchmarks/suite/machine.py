"""What the benchmarks ran on, in words."""

import os
import platform
import re
import subprocess


def description() -> str:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", version)
    parts = [f"{cores} cores", f"{platform.system()} {platform.machine().replace('_', '-')}"]
    if processor():
        parts.append(processor())
    parts.append(f"Swift {swift.group(1) if swift else '?'}")
    parts.append(f"Python {platform.python_version()}")
    return ", ".join(parts)


def processor() -> str | None:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            found = re.search(r"model name\s*:\s*(.+)", file.read())
    except OSError:
        return None
    return re.sub(r"\s+", " ", re.sub(r"\((R|TM)\)|CPU|Processor", "", found.group(1))).strip() if found else None
