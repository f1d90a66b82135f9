import { testId, fakeBackend, memoryStore } from '@showcase/data/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type OutboxTools } from './outbox.ts';

const ME = testId(90);
const CONVERSATION = testId(400);

beforeEach(() => vi.useFakeTimers());

/** An outbox whose backend answers each attempt with the next of these responses, then accepts the rest. */
function setUpOutbox(answers: (number | 'lost' | 'dropped')[] = []) {
  const backend = fakeBackend({ signedInAs: ME });
  const accepted: string[] = [];
  const attempts: string[] = [];
  backend.answerWith(({ url, body }) => {
    if (!url.pathname.endsWith('/messages')) return undefined;
    const { client_key, text } = body as { client_key: string; text: string };
    const answer = answers.shift();
    attempts.push(text);
    const isStored = answer === undefined || answer === 'dropped';
    if (isStored && !accepted.includes(client_key)) accepted.push(client_key);
    if (answer === 'lost' || answer === 'dropped') return Promise.reject(new TypeError('Failed'));
    const status = answer ?? 201;
    const rejection = { message: 'No', details: status === 429 ? 'Retry-After: 20' : null };
    return status === 201 ? new Response(null, { status }) : Response.json(rejection, { status });
  });
  const network = { isOnline: true };
  const tools: OutboxTools = {
    client: backend.client,
    storage: memoryStore(),
    runExclusive: (_name, work) => work(),
    isOnline: () => network.isOnline,
    random: () => 0.5,
  };
  const outbox = createOutbox(tools, ME);
  const states = (target = outbox) =>
    target.store.getState().messages.map(({ text, state }) => `${text} ${state}`);
  return { tools, outbox, accepted, attempts, network, states };
}

const advanceTime = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('createOutbox', () => {
  it('sends messages in the order they were written', async () => {
    const { outbox, attempts, states } = setUpOutbox();
    for (const text of ['One', 'Two', 'Three']) outbox.add(CONVERSATION, text);
    expect(states()).toEqual(['One waiting', 'Two waiting', 'Three waiting']);
    await advanceTime();
    expect(attempts).toEqual(['One', 'Two', 'Three']);
    expect(states()).toEqual(['One sent', 'Two sent', 'Three sent']);
  });

  it('restores waiting messages after a reload, but not sent ones', async () => {
    const { outbox, tools, network, states, attempts } = setUpOutbox();
    outbox.add(CONVERSATION, 'Sent');
    await advanceTime();
    network.isOnline = false;
    outbox.add(CONVERSATION, 'Unsent');
    await advanceTime(60_000);
    const reloaded = createOutbox(tools, ME);
    expect(states(reloaded)).toEqual(['Unsent waiting']);
    network.isOnline = true;
    reloaded.resume();
    await advanceTime();
    expect(attempts).toEqual(['Sent', 'Unsent']);
    expect(states(createOutbox(tools, ME))).toEqual([]);
  });

  it('is separate for each user', async () => {
    const { outbox, tools, network, states } = setUpOutbox();
    network.isOnline = false;
    outbox.add(CONVERSATION, 'Mine');
    expect(states(createOutbox(tools, testId(91)))).toEqual([]);
  });

  it('retries with the same key until the server responds, so that the message is stored once', async () => {
    const { outbox, accepted, attempts, states } = setUpOutbox(['dropped', 503, 504]);
    outbox.add(CONVERSATION, 'One');
    outbox.add(CONVERSATION, 'Two');
    await advanceTime(1_000 + 2_000 + 5_000);
    expect(attempts).toEqual(['One', 'One', 'One', 'One', 'Two']);
    expect(accepted).toHaveLength(2);
    expect(states()).toEqual(['One sent', 'Two sent']);
  });

  it('fails all waiting messages after five attempts, and sends them in order on retry', async () => {
    const { outbox, attempts, states } = setUpOutbox(['lost', 'lost', 'lost', 'lost', 'lost']);
    outbox.add(CONVERSATION, 'One');
    outbox.add(CONVERSATION, 'Two');
    await advanceTime(60_000);
    expect(states()).toEqual(['One failed', 'Two failed']);
    const [, second] = outbox.store.getState().messages;
    outbox.retry(second?.clientKey ?? '');
    await advanceTime();
    expect(attempts.slice(5)).toEqual(['One', 'Two']);
  });

  it('waits as long as a rate limit requires', async () => {
    const { outbox, attempts } = setUpOutbox([429]);
    outbox.add(CONVERSATION, 'One');
    await advanceTime(1_000);
    expect(outbox.store.getState().pausedUntil).toBe(Date.now() + 19_000);
    outbox.add(CONVERSATION, 'Two');
    await advanceTime(18_900);
    expect(attempts).toEqual(['One']);
    await advanceTime(200);
    expect(attempts).toEqual(['One', 'One', 'Two']);
    expect(outbox.store.getState().pausedUntil).toBeNull();
  });

  it.each([
    [403, 'forbidden'],
    [409, 'conflict'],
    [400, 'invalid'],
  ])('keeps a message that was rejected with %i, and sends the others', async (status, reason) => {
    const { outbox, states } = setUpOutbox([status]);
    outbox.add(CONVERSATION, 'One');
    outbox.add(CONVERSATION, 'Two');
    await advanceTime();
    expect(states()).toEqual(['Two sent', 'One failed']);
    const failed = outbox.store.getState().messages.find(({ state }) => state === 'failed');
    expect(failed?.reason).toBe(reason);
    outbox.discard(failed?.clientKey ?? '');
    expect(states()).toEqual(['Two sent']);
  });

  it('waits for a new session after the old one has ended', async () => {
    const { outbox, attempts, states } = setUpOutbox([401]);
    outbox.add(CONVERSATION, 'One');
    await advanceTime(60_000);
    expect(attempts).toHaveLength(1);
    expect(states()).toEqual(['One waiting']);
    outbox.resume();
    await advanceTime();
    expect(states()).toEqual(['One sent']);
  });

  it('removes sent messages that have been fetched', async () => {
    const { outbox, states } = setUpOutbox();
    outbox.add(CONVERSATION, 'One');
    await advanceTime();
    const [sent] = outbox.store.getState().messages;
    outbox.removeSent(new Set([sent?.clientKey ?? '']));
    expect(states()).toEqual([]);
  });

  it.each(['', '{', '[{"state":"waiting"}]', '"text"'])('ignores the stored value %j', (text) => {
    const { tools, states } = setUpOutbox();
    tools.storage.setItem(`bolt-showcase-outbox-${ME}`, text);
    expect(states(createOutbox(tools, ME))).toEqual([]);
  });

  it('sends messages that another window left unsent', async () => {
    const { outbox, tools, network, attempts } = setUpOutbox();
    network.isOnline = false;
    const second = createOutbox(tools, ME);
    outbox.add(CONVERSATION, 'One');
    second.add(CONVERSATION, 'Two');
    network.isOnline = true;
    second.resume();
    await advanceTime();
    expect(attempts).toEqual(['One', 'Two']);
    outbox.resume();
    await advanceTime();
    expect(attempts).toHaveLength(2);
  });
});
