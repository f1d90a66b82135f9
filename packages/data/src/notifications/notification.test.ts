import { describe, expect, it } from 'vitest';
import { aNotification, testId } from '../testing/rows.ts';
import { markedRead } from './notification.ts';

const NOW = '2026-01-02T12:00:00.000Z';
const READ = '2026-01-01T12:00:00.000Z';
const [question, news, old] = [testId(1), testId(2), testId(3)];

const bell = {
  needsAnswer: [aNotification({ id: question, needs_action: true })],
  updates: [aNotification({ id: news }), aNotification({ id: old, read_at: READ })],
  unread: 5,
};

describe('markedRead', () => {
  it.each([
    ['a question', question, [NOW], [null, READ], 4],
    ['news', news, [null], [NOW, READ], 4],
    ['what was read before', old, [null], [null, READ], 5],
    ['what is not listed', testId(9), [null], [null, READ], 5],
    ['all', null, [NOW], [NOW, READ], 0],
  ])('takes %s as read', (_what, id, needsAnswer, updates, unread) => {
    const after = markedRead(bell, id, NOW);

    expect(after.needsAnswer.map(({ read_at }) => read_at)).toEqual(needsAnswer);
    expect(after.updates.map(({ read_at }) => read_at)).toEqual(updates);
    expect(after.unread).toBe(unread);
  });
});
