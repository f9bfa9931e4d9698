"""The file of a contest: it goes on where it was broken off."""

from pathlib import Path

import msgspec
import pytest

from igroteka.arena.bouts import play_bout
from igroteka.arena.contest import ROUND_ROBIN, Contest, contest
from igroteka.arena.results_file import ResultsFile
from igroteka.arena.running import run
from igroteka.core.errors import IgrotekaError
from igroteka.core.registry import find_game

SMALL = contest(find_game("kittens"), 2, {"deck": "lightning_kittens"}, ROUND_ROBIN, ["greedy", "random"], 8, "1")


def results(results_file: ResultsFile) -> list[tuple[object, list[int]]]:
    return sorted([(one.key, one.places) for one in results_file.played])


def whole(wanted: Contest = SMALL) -> list[tuple[object, list[int]]]:
    with ResultsFile(wanted, None) as results_file:
        assert list(run(results_file)) == [*range(9)]
        return results(results_file)


def test_a_contest_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file) as results_file:
        for done in run(results_file):
            if done == 3:
                break
    with ResultsFile(SMALL, file) as results_file:
        assert len(results_file.played) == 3
        assert list(run(results_file)) == [3, 4, 5, 6, 7, 8]
        assert results(results_file) == whole()


def test_a_game_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file) as results_file:
        list(run(results_file))
    written = file.read_bytes()
    file.write_bytes(written[:-20])
    with ResultsFile(SMALL, file) as results_file:
        assert len(results_file.played) == 7
        assert list(run(results_file)) == [7, 8]
        assert results(results_file) == whole()
    assert file.read_bytes().count(b"\n") == 9
    with ResultsFile(SMALL, file) as results_file:
        assert len(results_file.played) == 8


def test_a_game_that_is_known_is_not_written_again(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file) as results_file:
        results_file.add(play_bout(SMALL, SMALL.bouts(0)[0]))
        before = file.read_bytes()
        results_file.add(play_bout(SMALL, SMALL.bouts(0)[0]))
        assert file.read_bytes() == before


def test_every_game_is_written_as_soon_as_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file) as results_file:
        for done in run(results_file):
            assert file.read_bytes().count(b"\n") == 1 + done


def test_a_file_whose_first_line_was_half_written_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file):
        written = file.read_bytes()
    file.write_bytes(written[:-20])
    with ResultsFile(SMALL, file) as results_file:
        assert results_file.played == []
    assert file.read_bytes() == written


def test_a_contest_can_go_on_after_its_end(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    fewer = msgspec.structs.replace(SMALL, deals=2)
    with ResultsFile(fewer, file) as results_file:
        assert list(run(results_file)) == [0, 1, 2, 3, 4]
    with ResultsFile(SMALL, file) as results_file:
        assert list(run(results_file)) == [4, 5, 6, 7, 8]
        assert results(results_file) == whole()
    with ResultsFile(fewer, file) as results_file:
        assert len(results_file.played) == 4
        assert results_file.missing() == []


def test_two_contests_do_not_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file):
        with pytest.raises(IgrotekaError) as refused:
            ResultsFile(SMALL, file)
        assert refused.value.text == "error-arena-busy"
    with ResultsFile(SMALL, file) as results_file:
        assert results_file.played == []


def test_the_file_of_another_contest_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with ResultsFile(SMALL, file) as results_file:
        list(run(results_file))
    before = file.read_bytes()
    other = contest(find_game("kittens"), 2, {"deck": "lightning_kittens"}, ROUND_ROBIN, ["greedy", "random"], 8, "2")
    with pytest.raises(IgrotekaError) as refused:
        ResultsFile(other, file)
    assert refused.value.text == "error-arena-other"
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"a letter\n", b"a word", b'{"game": 3}\n', b'{"name', b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    with pytest.raises(IgrotekaError) as refused:
        ResultsFile(SMALL, file)
    assert refused.value.text == "error-arena-file"
    assert file.read_bytes() == content


def test_a_file_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(IgrotekaError) as refused:
        ResultsFile(SMALL, tmp_path / "no" / "such" / "folder")
    assert refused.value.text == "cli-error-file-write"


def test_workers_do_not_change_the_result() -> None:
    with ResultsFile(SMALL, None) as results_file:
        list(run(results_file, workers=2))
        assert results(results_file) == whole()
