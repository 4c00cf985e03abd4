-- Misses that cost nothing, where a step invites to try.

ALTER TABLE answer ADD free INTEGER NOT NULL DEFAULT 0; -- 1: it was kept, and does not count
