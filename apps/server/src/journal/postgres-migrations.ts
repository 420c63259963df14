/** Each runs once, in order; the table `schema_version` counts those that ran. Never change one that was released. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    closed_at BIGINT,
    doc TEXT NOT NULL,
    match TEXT
  );
  CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing' AND closed_at IS NULL;
  CREATE INDEX tables_open ON tables (id) WHERE closed_at IS NULL;

  -- Narrow and written with every act, with room on each page for the next version of a row.
  CREATE TABLE leases (
    id TEXT PRIMARY KEY REFERENCES tables (id),
    owner TEXT,
    epoch INTEGER NOT NULL,
    seen_at BIGINT NOT NULL,
    clock TEXT
  ) WITH (fillfactor = 50);
  CREATE INDEX leases_by_owner ON leases (owner) WHERE owner IS NOT NULL;

  CREATE TABLE owners (
    owner TEXT PRIMARY KEY,
    alive_at BIGINT NOT NULL,
    held_until TIMESTAMPTZ NOT NULL,
    address TEXT
  );

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    rules TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    seed TEXT NOT NULL,
    seats TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,
    ending TEXT,
    fairness TEXT
  );

  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    doer TEXT NOT NULL,
    act_id TEXT,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, n)
  );
  CREATE UNIQUE INDEX acts_once ON entries (match, doer, act_id) WHERE act_id IS NOT NULL;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  );
  `,
];
