"""Whether a game is balanced: bots play it many times, everything is counted, and a report says what is out of aim.

The rules count (`_core.tally`) and name what they count; here sums become rates, intervals and marks (`figures`), and
those become tables (`sheets`) and a picture (`plot`). Nothing here knows any single game.
"""
