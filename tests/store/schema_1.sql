-- A file of schema 1 with one match, as version 1 of the migrations made it. It is never edited.
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE matches (
    match_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    chosen_seed INTEGER NOT NULL,
    durability TEXT NOT NULL,
    join_code TEXT NOT NULL,
    created INTEGER NOT NULL,
    boot TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    version INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    outcome TEXT NOT NULL
) STRICT;
INSERT INTO "matches" VALUES('first','ronin',2,'{"side": "b", "name": "Płotka"}',3,'pack',X'A7937B64B8CAA58F03721BB6BACF5C78CB235FEBE0E70B1B84CD99541461A08E','5c31dd46b2464c066f61f9a2340f140f829137b32993b30d964770886dbb59c2',0,'every_action','ABC',1700000000000,'boot',X'FA8847B0C33183273F5945508B31C3208A9E4ECE58CA47233A05628D8DBA3799','running','',4,1700000000002,'');
CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
INSERT INTO "meta" VALUES('secret',X'2BB80D537B1DA3E38BD30361AA855686BDE0EACD7162FEF6A25FE97BF527A25B');
CREATE TABLE packs (
    content_hash TEXT NOT NULL PRIMARY KEY,
    content BLOB NOT NULL
) STRICT;
INSERT INTO "packs" VALUES('pack',X'636F6E74656E74');
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (match_id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL,
    request_hash BLOB NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('first',0,'human','','Geralt',X'3C469E9D6C5875D37A43F353D4F88E61FCF812C66EEE3457465A40B0DA4153E0',X'FA8847B0C33183273F5945508B31C3208A9E4ECE58CA47233A05628D8DBA3799');
CREATE TABLE units (
    match_id TEXT NOT NULL REFERENCES matches (match_id),
    version INTEGER NOT NULL,
    to_version INTEGER NOT NULL,
    entries BLOB NOT NULL,
    seat INTEGER,
    request_hash BLOB NOT NULL,
    code INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (match_id, version),
    CHECK (version >= 0 AND to_version > version)
) STRICT, WITHOUT ROWID;
INSERT INTO "units" VALUES('first',0,2,X'6F6E6520',NULL,X'',0,1700000000000);
INSERT INTO "units" VALUES('first',2,4,X'74776F20',0,X'1F58B9145B24D108D7AC38887338B3EA3229833B9C1E418250343F907BFD1047',7,1700000000002);
CREATE UNIQUE INDEX matches_by_join_code ON matches (join_code) WHERE join_code <> '';
CREATE UNIQUE INDEX matches_by_request ON matches (request_hash) WHERE request_hash <> x'';
CREATE INDEX matches_by_age ON matches (created, match_id);
CREATE INDEX matches_by_game ON matches (game, created, match_id);
CREATE INDEX matches_by_state ON matches (state, created, match_id);
CREATE INDEX matches_by_game_and_state ON matches (game, state, created, match_id);
CREATE UNIQUE INDEX units_by_request ON units (match_id, seat, request_hash) WHERE request_hash <> x'';
COMMIT;
