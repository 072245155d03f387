"""Several people at one table, over real sockets."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.playing import Ended, Key, Page, open_table, play_together
from tests.server.serving import Server

from schwimmen.record import read
from schwimmen.server import protocol
from schwimmen.tables.names import LONGEST_NAME

SHORT = {"lives": 1, "swimming": "none"}


class Party:
    """A table of Zoe's, and the pages of those who come."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self._stack = stack

    def open(self, opponents: int = 0, **fields: Any) -> Page:
        """Open the table, which nobody has started; gives the host's page."""
        customs: dict[str, Any] = {"places": 4, "start": False, "options": SHORT} | fields
        self.key = open_table(self.server.url, opponents=opponents, **customs)
        return self.page(self.key)

    def page(self, key: Key, **how: Any) -> Page:
        return self._stack.enter_context(Page(self.server.url, key, **how))

    def come(self, name: str | None = None) -> Page:
        """Somebody comes by the link, and sits down by that name, or looks on."""
        page = self.page(self.key.other)
        if name is not None:
            page.sit(name)
        return page


@pytest.fixture
def party(server: Server) -> Iterator[Party]:
    with ExitStack() as stack:
        yield Party(server, stack)


def read_until_ended(page: Page) -> str | None:
    """Read to the end; gives what the server said last."""
    try:
        while True:
            page.read()
    except Ended as end:
        return end.code


def in_step(pages: Sequence[Page]) -> None:
    """Let all pages hear what any of them has heard."""
    newest = max(page.number for page in pages)
    for page in pages:
        page.read_to(newest)


def until_all_see(pages: Sequence[Page], members: list[int], watching: int = 0) -> None:
    """Let all pages hear that those members are there, the host among them, and so many look on."""
    expected = protocol.Presence(members=members, watching=watching)
    for page in pages:
        while page.there != expected:
            page.read()


def settings_of(page: Page, **changes: Any) -> dict[str, Any]:
    """What `arrange` sends to keep the table as it is, but for that."""
    rules = {"preset": page.table.rules.preset, "options": page.table.rules.options}
    return {"rules": rules, **msgspec.to_builtins(page.table.settings)} | changes


def names(page: Page) -> list[str]:
    return [next(one.name for one in page.table.members if one.member == member) for member in page.table.party]


def test_people_come_by_a_link_sit_down_and_play_matches(party: Party) -> None:
    rng = random.Random(1)
    host = party.open(opponents=1)
    yan, watcher = party.come("Yan"), party.come()
    in_step([host, yan, watcher])
    assert [names(host)[0], names(host)[2]] == ["Zoe", "Yan"]
    assert host.table.members == yan.table.members == watcher.table.members
    assert (host.table.you, yan.table.you, watcher.table.you) == (0, 2, None)
    assert yan.refused("start") == "not-host"
    host.do("start")
    xenia = party.come("Xenia")  # plays the next match
    everybody = [host, yan, watcher, xenia]
    play_together(everybody, rng)
    assert xenia.table.seat is None
    assert {page.table.match for page in everybody} == {1}
    assert sum(member.wins for member in host.table.members) == (host.table.winner is not None)
    seats = [player.member for player in host.table.players]
    for page in (host, yan, xenia):
        in_step(everybody)
        page.do("continue")
    play_together(everybody, rng)
    assert {page.table.match for page in everybody} == {2}
    assert sorted(player.member for player in host.table.players) == [0, 1, 2, 3]
    assert [player.member for player in host.table.players] != [*seats, 3]
    assert [member.played for member in sorted(host.table.members, key=lambda one: one.member)] == [2, 2, 2, 1]
    for number, players in ((1, 3), (2, 4)):
        answer = httpx.get(f"{party.server.url}/api/tables/{party.key.table}/matches/{number}/record")
        told, _ = read(answer.raise_for_status().text)
        assert len(told.players) == players


def test_who_goes_home_stays_in_the_evenings_score(party: Party) -> None:
    rng = random.Random(1)
    host = party.open()
    yan, xenia, watcher = party.come("Yan"), party.come("Xenia"), party.come()
    pages = [host, yan, xenia, watcher]
    in_step(pages)
    host.do("start")
    play_together(pages, rng)
    first = next((one.member for one in host.table.members if one.wins), None)
    xenia.do("stand")
    in_step(pages)
    for page in (host, yan):
        page.do("continue")
        in_step(pages)
    play_together([host, yan], rng)
    watcher.read_to(host.number)
    assert [(one.member, one.name, one.played) for one in host.table.members][-1] == (2, "Xenia", 1)
    assert sorted(host.table.party) == sorted(player.member for player in host.table.players) == [0, 1]
    assert host.table.members == watcher.table.members
    winner = host.table.winner
    assert host.table.winners == [first, None if winner is None else host.table.players[winner].member]
    host.do("add-computer", level="beginner")
    host.do("remove", member=3)
    assert [one.member for one in host.table.members] == [*host.table.party, 2]  # who has never played is in no score


def test_who_stands_up_in_a_match_is_played_for_and_may_sit_down_again(party: Party) -> None:
    host = party.open(opponents=1)
    yan = party.come("Yan")
    host.read_to(yan.number)
    host.do("start")
    yan.do("stand")
    in_step([host, yan])
    seat = yan.table.seat
    assert seat is not None
    assert host.table.players[seat].covered
    assert 2 not in host.table.party
    assert yan.refused("return") == "not-seated"
    yan.sit("Yan")
    in_step([host, yan])
    assert not host.table.players[seat].covered
    assert 2 in host.table.party
    play_together([host, yan], random.Random(2))


def test_who_is_sent_away_is_told_so_each_time(party: Party) -> None:
    host = party.open()
    yan, watcher = party.come("Yan"), party.come()
    host.read_to(yan.number)
    assert yan.refused("remove", member=0) == "not-host"
    host.do("remove", member=1)
    assert read_until_ended(yan) == "removed"
    until_all_see([host, watcher], [0], watching=1)
    for last in (-1, 0, yan.number):
        again = party.page(yan.key, silent=True)
        again.send(again.hello(last=last))
        again.send({"t": "sit", "id": "again", "name": "Yan"})
        assert read_until_ended(again) == "removed"
        assert again.state is None
    assert host.refused("remove", member=1) == "no-such-member"
    assert host.refused("remove", member=0) == "no-such-member"
    newcomer = party.come("Yan")  # the name is free again, and somebody else has it
    assert newcomer.table.you == 2


def test_computer_players_come_and_go(party: Party) -> None:
    host = party.open()
    assert host.refused("start") == "too-few"
    for level in ("beginner", "solid-bold", "sharp"):
        host.do("add-computer", level=level)
    assert host.refused("add-computer", level="solid") == "table-full"
    assert [member.level for member in host.table.members] == [None, "beginner", "solid-bold", "sharp"]
    assert len(set(names(host))) == 4
    host.do("remove", member=2)
    assert host.table.party == [0, 1, 3]
    host.do("start")
    assert sorted(player.member for player in host.table.players) == [0, 1, 3]


def test_the_table_can_be_handed_over_and_taken_over_from_who_is_away(party: Party) -> None:
    host = party.open()
    yan, watcher = party.come("Yan"), party.come()
    assert yan.refused("take-over") == "host-is-there"
    assert watcher.refused("take-over") == "not-seated"
    host.do("hand-over", member=1)
    assert host.refused("start") == "not-host"
    yan.read_to(host.number)
    assert yan.table.host == 1
    assert yan.refused("hand-over", member=7) == "no-such-member"
    until_all_see([host, yan], [0, 1], watching=1)
    with yan:
        pass
    while 1 in host.there.members:
        host.read()
    assert host.there.host_gone is not None
    assert host.refused("take-over") == "host-is-there"  # a moment ago
    back = party.page(yan.key)
    assert back.table.host == 1
    back.do("stand")
    host.do("take-over")
    back.read_to(host.number)
    assert back.table.host == 0


def test_names_and_pictures_may_change_and_no_two_have_the_same(party: Party) -> None:
    host = party.open()
    yan = party.come("Yan")
    for name in ("Zoe", "zOE", "  Zoe\u200b ", "\uff3a\uff4f\uff45"):
        assert yan.refused("sit", name=name) == "name-taken"
    for name in ("\u200b", " ", "\u202e", "\u3164", "\u2800", "\u115f"):
        assert yan.refused("sit", name=name) == "bad-name"
    yan.do("sit", name="\u202eYa  nek" + "x" * (LONGEST_NAME - 8), look=11)
    host.read_to(yan.number)
    assert (host.table.members[1].name, host.table.members[1].look) == ("Ya nek" + "x" * (LONGEST_NAME - 8), 11)
    host.do("start")
    yan.do("sit", name="Yannis", look=3)  # in a match, too
    host.read_to(yan.number)
    assert {player.name for player in host.table.players} == {"Zoe", "Yannis"}


def test_a_full_table_has_no_place_until_somebody_stands_up_or_there_are_more(party: Party) -> None:
    host = party.open(places=2)
    party.come("Yan")
    late = party.come()
    assert late.refused("sit", name="Xenia") == "table-full"
    in_step([host, late])
    host.do("arrange", **settings_of(host, places=3))
    late.sit("Xenia")
    assert late.table.you == 2
    host.read_to(late.number)
    assert host.refused("arrange", **settings_of(host, places=2)) == "too-few-places"


def test_who_looked_on_and_was_sent_away_at_another_page_can_not_sit_down(party: Party) -> None:
    """Two pages of one stranger: one sits down, and is sent away while the other one still looks on."""
    host = party.open()
    key = party.key.other
    looking_on, sitting = party.page(key), party.page(key)
    sitting.sit("Yan")
    host.read_to(sitting.number)
    host.do("remove", member=1)
    assert looking_on.refused("sit", name="Yan") == "removed"


def test_a_closed_table_takes_nobody_new(party: Party) -> None:
    host = party.open(opponents=1)
    yan, watcher = party.come("Yan"), party.come()
    yan.do("stand")
    in_step([host, yan, watcher])
    assert yan.refused("arrange", **settings_of(yan, closed=True)) == "not-host"
    host.do("arrange", **settings_of(host, closed=True))
    in_step([host, yan, watcher])
    assert watcher.table.settings.closed
    late = party.come()  # to look on
    assert [page.refused("sit", name="Xenia") for page in (watcher, late)] == ["table-closed"] * 2
    yan.sit("Yan")  # who has sat here may sit down again
    host.read_to(yan.number)
    assert names(host)[-1] == "Yan"
    host.do("arrange", **settings_of(host, closed=False))
    late.read_to(host.number)
    late.sit("Xenia")


def test_the_host_arranges_the_table_between_matches(party: Party) -> None:
    host = party.open(opponents=1)
    yan = party.come("Yan")
    host.read_to(yan.number)
    changes: list[dict[str, Any]] = [
        {"rules": {"preset": "bga-schwimmen"}},
        {
            "clock": "relaxed",
            "level": "sharp-cautious",
            "memory_help": False,
            "watch": False,
            "listed": True,
            "closed": True,
            "places": 6,
        },
    ]
    for change in changes:
        assert yan.refused("arrange", **settings_of(yan, **change)) == "not-host"
        host.do("arrange", **settings_of(host, **change))
        yan.read_to(host.number)
    assert yan.table.rules.preset == "bga-schwimmen"
    assert msgspec.to_builtins(yan.table.settings) == changes[1]
    for bad in ({"preset": "unheard-of"}, {"options": {"lives": 0}}, {"options": {"wishes": 1}}):
        assert host.refused("arrange", **settings_of(host, rules=bad)) == "bad-rules"
    assert host.refused("arrange", **settings_of(host, places=16)) == "too-few-places"
    host.do("start")
    assert host.refused("arrange", **settings_of(host, rules={})) == "match-goes-on"
    host.do("arrange", **settings_of(host, clock="none", watch=True))


def test_a_second_page_of_a_member_takes_over_from_the_first(party: Party) -> None:
    host = party.open()
    yan = party.come("Yan")
    phone = party.page(yan.key)
    assert phone.table.you == 1
    assert read_until_ended(yan) == "replaced"
    while host.there.members != [0, 1]:
        host.read()
    phone.sit("Yan", look=5)


def test_two_pages_of_one_stranger_sit_down_as_one_member(party: Party) -> None:
    party.open()
    key = party.key.other
    one, other = party.page(key), party.page(key)
    one.sit("Yan")
    other.sit("Yan")
    assert other.table.you == 1
    assert read_until_ended(one) == "replaced"
    assert other.table.party == [0, 1]


def test_all_see_who_is_there_and_how_many_look_on(party: Party) -> None:
    host = party.open()
    yan = party.come("Yan")
    watchers = [party.come() for _ in range(2)]
    until_all_see([host, yan, *watchers], [0, 1], watching=2)
    with watchers[0]:
        pass
    until_all_see([host, yan, watchers[1]], [0, 1], watching=1)
    watchers[1].sit("Xenia")
    until_all_see([host, yan, watchers[1]], [0, 1, 2])
    with yan:
        pass
    until_all_see([host, watchers[1]], [0, 2])


def test_where_nobody_may_look_on_strangers_are_sent_no_round_no_log_and_no_cards(party: Party) -> None:
    host = party.open(opponents=1, watch=False)
    watcher, nobody = party.come(), party.page(party.key.nobody)
    host.do("start")
    late = party.come()
    play_together([host], random.Random(3))
    again = party.come()
    in_step([host, watcher, nobody, late, again])
    for page in (watcher, nobody, late, again):
        assert page.table.phase == "over"  # that much is seen: who plays, and who has won
        assert page.log == []
        for text in page.heard:
            message = msgspec.json.decode(text)
            if state := message.get("state"):
                assert (message["log"], state["round"]) == ([], None)
                assert (state["deal"] or {"seed": None})["seed"] is None
    assert host.table.deal is not None
    assert host.table.deal.seed is not None
    watcher.sit("Yan")  # who plays the next match may see this one
    assert watcher.table.round is not None
    host.read_to(watcher.number)
    host.do("arrange", **settings_of(host, watch=True))
    late.read_to(host.number)
    assert late.table.round is not None


def test_a_mix_is_seen_by_all_and_decides_the_cards(party: Party) -> None:
    host = party.open()
    yan, watcher = party.come("Yan"), party.come()
    host.do("mix", text="\u202e 17 and  4 ")
    yan.do("mix", text="Glück")
    assert yan.refused("mix", text="more") == "too-late"
    assert yan.refused("mix", text="\u200b") == "bad-text"
    assert watcher.refused("mix", text="me too") == "not-seated"
    in_step([host, yan, watcher])
    assert watcher.table.next_deal is not None
    mixes = [(mix.member, mix.text) for mix in watcher.table.next_deal.mixes]
    assert mixes == [(0, "17 and 4"), (1, "Glück")]
    host.do("start")
    while host.table.round is None:
        host.read()
    assert host.table.deal is not None
    assert [(mix.member, mix.text) for mix in host.table.deal.mixes] == mixes
