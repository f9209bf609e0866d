"""Runs a program, and tells on standard error what it took: `stopwatch.py LIMIT PROGRAM [ARGUMENT…]`.

Seconds, seconds of processor time, bytes of memory, exit code. A program that takes longer than LIMIT seconds is ended.
"""

import os
import signal
import sys
import time

limit, command = float(sys.argv[1]), sys.argv[2:]
nowhere = os.open(os.devnull, os.O_WRONLY)
start = time.perf_counter()
process = os.posix_spawnp(command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, nowhere, 2)])
signal.signal(signal.SIGALRM, lambda *_: os.kill(process, signal.SIGKILL))
signal.setitimer(signal.ITIMER_REAL, limit)
_, status, usage = os.wait4(process, 0)
seconds = time.perf_counter() - start
memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
print(seconds, usage.ru_utime + usage.ru_stime, memory, os.waitstatus_to_exitcode(status), file=sys.stderr)
