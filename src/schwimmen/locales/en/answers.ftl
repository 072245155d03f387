# What the server answers where something can’t be done.

## Why a connection or a request ends

failed-bad-message = The server didn’t understand this page. Please load it again.
failed-too-large = That was more than the server reads at once.
failed-bad-origin = That came from another page, so the server didn’t do it.
failed-old-page = This page is older than the server. Please load it again.
failed-unknown-table = There is no such table (any more).
failed-removed = The host has sent you away from this table.
failed-too-many = Too many are here at the moment. Please try again in a little while.
failed-too-fast = That was too much at once. Please wait a moment.
failed-replaced = You are playing on in another tab or window.
failed-storage = The server can’t store anything at the moment. Nothing is lost; please try again in a little while.
failed-internal = Something went wrong on the server. Nothing is lost; please try again.
failed-not-found = There is nothing at this address.
failed-bad-rules = These rules can’t be played.
failed-too-many-players = The pack has too few cards for so many players.
failed-bad-name = Please choose a name.
failed-too-few-players = One alone can’t play: choose a computer player.
failed-bad-record = This is no record of a match, or it is damaged.

## Why a command is refused that no rule of the game speaks of

refusal-stale = The table has moved on in the meantime.
refusal-no-deal = No round is waiting to be dealt.
refusal-no-buy-back = You haven’t been asked whether you come back.
refusal-match-goes-on = The match is still going on.
refusal-storage = The server couldn’t store that, so it hasn’t happened. Please try again in a little while.
refusal-not-seated = Sit down first.
refusal-removed = The host has sent you away from this table.
refusal-covered = A computer player plays for you. Say that you are back first.
refusal-not-host = Only whoever keeps the table can do that.
refusal-host-is-there = The table is kept by somebody who is here, or was a moment ago. After a minute you can keep it.
refusal-table-full = All places are taken. You can look on, or wait for a free one.
refusal-table-closed = This table takes no new players; ask the host.
refusal-name-taken = Somebody at the table is called that already.
refusal-bad-name = Please choose a name of 1 to 24 characters.
refusal-bad-text = Please enter 1 to 40 characters.
refusal-too-few = It takes two to play.
refusal-too-few-places = More have sat down than that, or the rules serve fewer.
refusal-no-such-member = That player isn’t here any more.
refusal-too-soon = Give them a little more time.
refusal-not-awaited = Nobody waits for that player.
refusal-too-late = The cards are dealt already, or you have added something.
refusal-bad-rules = These rules can’t be played.
refusal-too-fast = That was too much at once. Please wait a moment.
refusal-newcomers = Too many new players have come from your network. Please try again later; who has sat here before can come back.
refusal-no-talk = At open tables there are only ready-made phrases.
refusal-no-hints = Hints are only for somebody who plays against computer players alone.
refusal-no-round = No round has ended here in which you played.
refusal-thinking = Too many are asking at once. Please ask again in a moment.
