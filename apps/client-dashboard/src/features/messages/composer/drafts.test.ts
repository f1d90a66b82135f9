import { describe, expect, it } from 'vitest';
import { getMessageDrafts } from './drafts.ts';

const KEY = 'bolt-showcase-message-drafts-ada';

describe('the drafts of messages', () => {
  it('are stored together, one text for each conversation', () => {
    const drafts = getMessageDrafts('ada');
    drafts.write('mina', 'Hello');
    drafts.write('noah', 'Hi');
    expect(localStorage.getItem(KEY)).toBe('{"mina":"Hello","noah":"Hi"}');
    expect(drafts.read('mina')).toBe('Hello');
    expect(getMessageDrafts('noah').read('mina')).toBeNull();

    drafts.write('mina', null);
    expect(drafts.read('mina')).toBeNull();
    expect(drafts.read('noah')).toBe('Hi');
    drafts.write('noah', null);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'nonsense', 'null', '7', '{"mina":7}'])('are empty for %j', (text) => {
    localStorage.setItem(KEY, text);
    expect(getMessageDrafts('ada').read('mina')).toBeNull();
  });
});
