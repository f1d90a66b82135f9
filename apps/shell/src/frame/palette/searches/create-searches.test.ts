import type { CommandResult } from '@showcase/remote-contract';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createSearches, type SearchSource } from './create-searches.ts';

let log: MockInstance<Console['error']>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

const result = (label: string): CommandResult => ({ label, path: `/${label}` });

/** A search that responds when the test says so. */
function slowSearch(label: string) {
  const searched: { text: string; signal: AbortSignal }[] = [];
  const responses: PromiseWithResolvers<CommandResult[]>[] = [];
  const load = vi.fn<SearchSource['load']>(async () => (text, signal) => {
    const response = Promise.withResolvers<CommandResult[]>();
    searched.push({ text, signal });
    responses.push(response);
    return response.promise;
  });
  const respond = async (index: number, ...labels: string[]) => {
    await expect.poll(() => responses[index]).toBeDefined();
    responses[index]?.resolve(labels.map(result));
    await settle();
  };
  return { source: { id: label, label, load }, searched, respond };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

const summarize = ({ store }: ReturnType<typeof createSearches>) =>
  store.getState().map(({ label, status, results }) => {
    return [label, status, ...results.map((one) => one.label)].join(' ');
  });

describe('createSearches', () => {
  it('loads nothing by itself, and each code once', async () => {
    const requests = slowSearch('Requests');
    const searches = createSearches([requests.source]);
    expect(requests.source.load).not.toHaveBeenCalled();

    searches.prepare();
    searches.search('a');
    searches.search('ab');
    await requests.respond(0);
    expect(requests.source.load).toHaveBeenCalledOnce();
  });

  it('shows previous results until the new ones are here, and none for an empty text', async () => {
    const requests = slowSearch('Requests');
    const searches = createSearches([requests.source]);
    searches.search('a');
    await requests.respond(0, 'ada', 'alan');
    expect(summarize(searches)).toEqual(['Requests ready ada alan']);

    searches.search('al');
    expect(summarize(searches)).toEqual(['Requests pending ada alan']);
    await requests.respond(1, 'alan');
    expect(summarize(searches)).toEqual(['Requests ready alan']);

    searches.search('');
    expect(summarize(searches)).toEqual(['Requests idle']);
  });

  it('drops a response to a text that is no longer typed', async () => {
    const requests = slowSearch('Requests');
    const searches = createSearches([requests.source]);
    searches.search('a');
    await settle();
    searches.search('b');
    await settle();
    expect(requests.searched[0]?.signal.aborted).toBe(true);

    await requests.respond(1, 'bob');
    await requests.respond(0, 'ada');
    expect(summarize(searches)).toEqual(['Requests ready bob']);
  });

  it('adds sections below those that are visible, and leaves them there', async () => {
    const [one, two, three] = [slowSearch('One'), slowSearch('Two'), slowSearch('Three')] as const;
    const searches = createSearches([one.source, two.source, three.source]);
    searches.search('a');
    await two.respond(0, 'b');
    await three.respond(0);
    await one.respond(0, 'a');
    expect(summarize(searches)).toEqual(['Two ready b', 'One ready a', 'Three ready']);

    searches.search('ab');
    await three.respond(1, 'c');
    await two.respond(1);
    expect(summarize(searches)).toEqual(['Two ready', 'One pending a', 'Three ready c']);
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new Error('gone'))],
    ['throws', async () => () => Promise.reject(new Error('boom'))],
    ['returns no list', async () => async () => ({}) as unknown as CommandResult[]],
    ['links elsewhere', async () => async () => [{ label: 'x', path: '//elsewhere.test' }]],
    ['has no label', async () => async () => [{ path: '/' } as unknown as CommandResult]],
  ] satisfies [string, SearchSource['load']][])('fails alone if it %s', async (_name, load) => {
    const other = slowSearch('Other');
    const searches = createSearches([{ id: 'Bad', label: 'Bad', load }, other.source]);
    searches.prepare();
    searches.search('a');
    await other.respond(0, 'ada');
    expect(summarize(searches)).toEqual(['Other ready ada', 'Bad failed']);
    expect(log).toHaveBeenCalledExactlyOnceWith('Error searching Bad:', expect.any(Error));
  });

  it('fails alone if it hangs', async () => {
    vi.useFakeTimers();
    const hanging = slowSearch('Hanging');
    const searches = createSearches([hanging.source], { timeLimitMs: 1000 });
    searches.search('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(summarize(searches)).toEqual(['Hanging failed']);
  });

  it('does not load a missing search with every key, but on retry', async () => {
    let isDown = true;
    const requests = slowSearch('Requests');
    const working = requests.source.load.getMockImplementation();
    requests.source.load.mockImplementation(async () => {
      if (isDown || !working) throw new Error('gone');
      return working();
    });
    const searches = createSearches([requests.source]);
    for (const text of ['a', 'ad', 'ada']) {
      searches.search(text);
      await settle();
    }
    expect(requests.source.load).toHaveBeenCalledOnce();
    expect(summarize(searches)).toEqual(['Requests failed']);

    isDown = false;
    searches.retry('Requests');
    await requests.respond(0, 'ada');
    expect(requests.searched[0]?.text).toBe('ada');
    expect(summarize(searches)).toEqual(['Requests ready ada']);
  });
});
