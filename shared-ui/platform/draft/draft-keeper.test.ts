import { createDraftKeeper, type DraftState } from './draft-keeper.ts';

interface Stored {
  content: string;
  time: string;
}

/** Server with one draft whose replies can be lost; times count the saves. */
function draftServer() {
  let stored: Stored | null = null;
  let saves = 0;
  let isLosing = false;
  const stale = () =>
    Object.assign(new Error(), { code: 'stale_version', context: { updated_at: stored?.time ?? null } });
  const reply = <Value>(value: Value) => {
    if (isLosing) throw Object.assign(new Error(), { code: 'network', retryable: true });
    return value;
  };
  return {
    get stored() {
      return stored?.content;
    },
    loseReplies: (isLost: boolean) => void (isLosing = isLost),
    change: (content: string) => void (stored = { content, time: `${(saves += 1)}` }),
    async save(content: string, expected: string | null) {
      if (stored?.content !== content) {
        if (expected !== (stored?.time ?? null)) throw stale();
        stored = { content, time: `${(saves += 1)}` };
      }
      return reply(stored.time);
    },
    async discard(expected: string) {
      if (stored && expected !== stored.time) throw stale();
      stored = null;
      return reply(null);
    },
  };
}

function keeperOf(server: ReturnType<typeof draftServer>) {
  const states: DraftState[] = [];
  const local = { key: 'draft', read: () => null, write: () => undefined, forget: () => undefined };
  const keeper = createDraftKeeper<string>({
    ...{ id: 'a', local, server, draft: null },
    onState: (state) => states.push(state),
  });
  /** Changes the draft and waits until the server replied or not. */
  async function change(content: string) {
    keeper.change(content);
    await keeper.pause();
    keeper.resume();
    await keeper.pause();
    keeper.resume();
  }
  return { keeper, states, change };
}

test('goes on after a lost reply, also with other content', async () => {
  const server = draftServer();
  const { states, change } = keeperOf(server);
  server.loseReplies(true);
  await change('one');
  expect(server.stored).toBe('one');
  server.loseReplies(false);
  await change('two');
  expect(server.stored).toBe('two');
  expect(states).not.toContain('elsewhere');
  expect(states.at(-1)).toBe('kept');
});

test('deletes a draft whose save had no reply', async () => {
  const server = draftServer();
  const { keeper, change } = keeperOf(server);
  server.loseReplies(true);
  await change('one');
  server.loseReplies(false);
  keeper.discard();
  await keeper.pause();
  expect(server.stored).toBeUndefined();
});

test('stops if another page changed the draft', async () => {
  const server = draftServer();
  const { states, change } = keeperOf(server);
  await change('one');
  server.change('other');
  await change('two');
  expect(states.at(-1)).toBe('elsewhere');
  expect(server.stored).toBe('other');
});
