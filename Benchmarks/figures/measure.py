"""Runs a command and says what it cost."""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass


@dataclass
class Cost:
    """What one run of a command cost."""

    seconds: float
    """Wall time."""
    processor_seconds: float
    """Time on the processors, of the command and those that it started: what it costs on a machine that others use."""
    megabytes: float
    """The peak memory of the largest process among the command and those that it started, in 10^6 bytes."""
    output: str
    """What it printed, on both streams."""


class CommandFailed(Exception):
    """A command that is measured has to succeed."""


def measure(command, folder=None, statuses=(0,)):
    """Runs `command` in `folder` and returns its Cost; raises CommandFailed with its last lines if it ends otherwise."""
    with tempfile.TemporaryFile() as printed:
        start = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, stdout=printed, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        printed.seek(0)
        output = printed.read().decode(errors="replace")
    if process.returncode not in statuses:
        last_lines = "\n".join(output.splitlines()[-20:])
        raise CommandFailed(f"'{command[0]}' failed with {process.returncode}:\n{last_lines}")
    # Linux counts in kibibytes, Darwin in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return Cost(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 1e6, output)


def best(runs, measurement):
    """The quickest Cost of `runs` calls of `measurement`: the one that the rest of the machine disturbed least."""
    return min((measurement() for _ in range(runs)), key=lambda cost: cost.seconds)
