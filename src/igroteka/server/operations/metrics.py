"""Metrics in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from igroteka.server.operations.measures import BUCKETS, Histogram

GAUGE, COUNTER, HISTOGRAM = "gauge", "counter", "histogram"


@dataclass(frozen=True)
class Metric:
    """A metric in the text format of Prometheus: its samples are lines, labels included."""

    name: str
    kind: str
    text: str
    samples: list[str]

    def __str__(self) -> str:
        return "\n".join([f"# HELP {self.name} {self.text}", f"# TYPE {self.name} {self.kind}", *self.samples])


def number(name: str, kind: str, text: str, value: float) -> Metric:
    """A metric without labels."""
    return Metric(name, kind, text, [f"{name} {value:.15g}"])


def labelled(name: str, kind: str, text: str, label: str, values: Mapping[str, int] | Mapping[int, int]) -> Metric:
    """A metric with one label."""
    return Metric(name, kind, text, [f'{name}{{{label}="{one}"}} {value}' for one, value in sorted(values.items())])


def timed(name: str, text: str, label: str, found: Mapping[str, Histogram]) -> Metric:
    """A histogram for each value of a label."""
    return Metric(
        name,
        HISTOGRAM,
        text,
        [line for one, times in sorted(found.items()) for line in timed_lines(name, f'{label}="{one}"', times)],
    )


def timed_lines(name: str, label: str, times: Histogram) -> list[str]:
    """The samples of one histogram."""
    bounds = [*[f"{bound:g}" for bound in BUCKETS], "+Inf"]
    counts = times.cumulative
    lines = [f'{name}_bucket{{{label},le="{bound}"}} {count}' for bound, count in zip(bounds, counts, strict=True)]
    return [*lines, f"{name}_sum{{{label}}} {times.total:.6f}", f"{name}_count{{{label}}} {counts[-1]}"]
