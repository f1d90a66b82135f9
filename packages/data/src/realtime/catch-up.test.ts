import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from './catch-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** How many milliseconds after a reconnect it refetches, if the dice roll this. */
function delayAfterOutage(dice: number) {
  vi.spyOn(Math, 'random').mockReturnValue(dice);
  const start = Date.now();
  let delay: number | undefined;
  const catchUp = createCatchUp(() => (delay = Date.now() - start));
  catchUp.onDisconnected();
  catchUp.onLive();
  vi.runAllTimers();
  return delay;
}

describe('what may have been missed', () => {
  it('is refetched immediately on the first join', () => {
    const refetch = vi.fn();
    createCatchUp(refetch).onLive();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([
    [0, 0],
    [0.5, 2_500],
    [0.999, 4_995],
  ])(
    'is refetched at a random moment after the server was away: %d of it after %d ms',
    (dice, delay) => expect(delayAfterOutage(dice)).toBe(delay),
  );

  it('is refetched once, however often the connection is confirmed until then', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const refetch = vi.fn();
    const catchUp = createCatchUp(refetch);
    catchUp.onDisconnected();
    catchUp.onLive();
    catchUp.onLive();
    expect(refetch).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(refetch).toHaveBeenCalledOnce();

    catchUp.onLive();
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it.each(['onDisconnected', 'cancel'] as const)('is not refetched after %s', (end) => {
    const refetch = vi.fn();
    const catchUp = createCatchUp(refetch);
    catchUp.onDisconnected();
    catchUp.onLive();
    catchUp[end]();
    vi.runAllTimers();
    expect(refetch).not.toHaveBeenCalled();
  });
});
