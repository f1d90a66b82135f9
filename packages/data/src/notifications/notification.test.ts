import { describe, expect, it } from 'vitest';
import { aNotification, testId } from '../testing/rows.ts';
import { applyRead, type Notification } from './index.ts';

const NOW = '2026-01-02T12:00:00.000Z';
const READ = '2026-01-01T12:00:00.000Z';
const [request, update, old] = [testId(1), testId(2), testId(3)];

const row = (fields: Partial<Notification>) => ({
  ...aNotification(fields),
  title: 'Mia Chen reviewed you: 5 of 5',
  link: null,
});
const bell = {
  needsAnswer: [row({ id: request, needs_action: true })],
  updates: [row({ id: update }), row({ id: old, read_at: READ })],
  unread: 5,
};

describe('applyRead', () => {
  it.each([
    ['one that needs an answer', request, [NOW], [null, READ], 4],
    ['an update', update, [null], [NOW, READ], 4],
    ['one that is already read', old, [null], [null, READ], 5],
    ['one that is not listed', testId(9), [null], [null, READ], 5],
    ['all', null, [NOW], [NOW, READ], 0],
  ])('marks %s as read', (_name, id, needsAnswer, updates, unread) => {
    const after = applyRead(bell, id, NOW);

    expect(after.needsAnswer.map(({ read_at }) => read_at)).toEqual(needsAnswer);
    expect(after.updates.map(({ read_at }) => read_at)).toEqual(updates);
    expect(after.unread).toBe(unread);
  });
});
