/** Each runs once, in order; `PRAGMA user_version` counts those that ran. Never change one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    closed_at INTEGER,
    doc TEXT NOT NULL,
    match TEXT
  ) STRICT, WITHOUT ROWID;

  -- Narrow and written with every act: who owns the table, since which epoch, and its clock.
  CREATE TABLE leases (
    id TEXT PRIMARY KEY REFERENCES tables (id),
    owner TEXT,
    epoch INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    clock TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE owners (
    owner TEXT PRIMARY KEY,
    alive_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    rules TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    seed TEXT NOT NULL,
    seats TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    ending TEXT,
    fairness TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    doer TEXT NOT NULL,
    act_id TEXT,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;

  CREATE UNIQUE INDEX acts_once ON entries (match, doer, act_id) WHERE act_id IS NOT NULL;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- The few tables at which a game is on, among all that ever were.
  CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing' AND closed_at IS NULL;
  `,
  `
  -- Until when nobody else may take the owner's tables, and where people reach it.
  ALTER TABLE owners ADD COLUMN held_until INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE owners ADD COLUMN address TEXT;
  CREATE INDEX leases_by_owner ON leases (owner) WHERE owner IS NOT NULL;
  `,
  `
  -- Acts of all tables are added at one end, so that a commit writes few pages.
  CREATE TABLE entries_in_order (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    doer TEXT NOT NULL,
    act_id TEXT,
    body TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO entries_in_order SELECT match, n, kind, doer, act_id, body, at FROM entries ORDER BY match, n;
  DROP TABLE entries;
  ALTER TABLE entries_in_order RENAME TO entries;
  -- Finds a match's entries, and lets no act of a seat in twice.
  CREATE UNIQUE INDEX acts_once ON entries (match, doer, act_id);
  `,
];
