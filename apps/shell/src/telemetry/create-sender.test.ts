import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSender } from './create-sender.ts';

const send = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  send.mockReset();
});

it('sends what happens within five seconds together', () => {
  const sender = createSender<string>({ send });
  sender.add('one');
  sender.add('two');
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledExactlyOnceWith(['one', 'two']);
});

it('sends a full batch at once', () => {
  const sender = createSender<number>({ send });
  for (let event = 0; event < 10; event++) sender.add(event);
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['is hidden', 'visibilitychange'],
  ['is left', 'pagehide'],
])('sends the rest when the page %s', (_case, event) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const sender = createSender<string>({ send });
  sender.add('one');
  window.dispatchEvent(new Event(event));
  expect(send).toHaveBeenCalledExactlyOnceWith(['one']);
});

it('sends nothing while there is nothing to send', () => {
  createSender<string>({ send });
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it('stops at its limit', () => {
  const sender = createSender<number>({ send });
  for (let event = 0; event < 100; event++) sender.add(event);
  vi.advanceTimersByTime(60_000);
  expect(send.mock.calls.flat(2)).toHaveLength(40);
});

it('drops what the browser rejects', () => {
  send.mockImplementation(() => {
    throw new TypeError('Illegal invocation');
  });
  const sender = createSender<string>({ send });
  sender.add('one');
  expect(() => vi.advanceTimersByTime(5000)).not.toThrow();
  expect(send).toHaveBeenCalledOnce();
});
