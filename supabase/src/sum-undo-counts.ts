interface UndoCounts<Row> {
  undone: number;
  partly: number;
  kept: number;
  stays: Row[];
  next: number | null;
}

/** Rows of which something stays that a count names. */
const namedRows = 10;

/** Counts what taking something back would restore, from 0 on until a call returns no `next`. */
export async function sumUndoCounts<Row>(
  count: (next: number) => Promise<UndoCounts<Row>>,
): Promise<Omit<UndoCounts<Row>, 'next'>> {
  const total = { undone: 0, partly: 0, kept: 0, stays: [] as Row[] };
  let next: number | null = 0;
  while (next !== null) {
    const counts: UndoCounts<Row> = await count(next);
    total.undone += counts.undone;
    total.partly += counts.partly;
    total.kept += counts.kept;
    total.stays = [...total.stays, ...counts.stays].slice(0, namedRows);
    next = counts.next;
  }
  return total;
}
