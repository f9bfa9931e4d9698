"""Distributes work: in this process, in several, or on a Ray cluster, with the same results."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from igroteka.core.errors import IgrotekaError

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], pieces: Sequence[T], workers: int = 1, ray: str | None = None) -> Iterator[R]:
    """Yields the result of each piece as soon as it is done; `ray` is the address of a cluster."""
    if ray is not None:
        return _on_ray(work, pieces, ray)
    if workers <= 1:
        return map(work, pieces)
    return _in_processes(work, pieces, workers)


def _in_processes(work: Callable[[T], R], pieces: Sequence[T], workers: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        with workers_not_interrupted():
            waiting = [pool.submit(work, piece) for piece in pieces]
        for done in as_completed(waiting):
            yield done.result()
    except BaseException:  # also Ctrl-C, and a caller who wants no more results: a piece may take half a minute
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def workers_not_interrupted() -> Iterator[None]:
    """Processes started here ignore Ctrl-C: the main process handles it and ends them.

    Ctrl-C waits until they have started. A mask of this thread alone does not hold it up: another thread may receive
    it, and a process whose start is interrupted prints a traceback.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    received: list[int] = []
    handler = None
    if threading.current_thread() is threading.main_thread():  # only there can a handler be set
        handler = signal.signal(signal.SIGINT, lambda number, frame: received.append(number))
    try:
        yield
    finally:
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if received:
            signal.raise_signal(signal.SIGINT)


def _on_ray(work: Callable[[T], R], pieces: Sequence[T], address: str) -> Iterator[R]:
    try:
        import ray
    except ImportError:
        raise IgrotekaError("error-ray-missing") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    except (ConnectionError, ValueError) as problem:
        raise IgrotekaError("error-ray-away", address=address, problem=str(problem)) from None
    try:
        task = ray.remote(_done)
        waiting = [task.remote(work, piece) for piece in pieces]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _done(work: Callable[[T], R], piece: T) -> R:
    """One piece of work; Ray accepts only plain functions."""
    return work(piece)
