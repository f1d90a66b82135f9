import { describe, expect, it } from 'vitest';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const ada = await backend.person('Ada');

const papers = () => ada.client.storage.from('papers');

describe('a file', () => {
  it('is taken, like all others that arrive at once under its name, and one is kept', async () => {
    const path = `${ada.id}/at-once.txt`;
    const texts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const answers = await Promise.all(texts.map((text) => papers().upload(path, text)));
    const stored = await (await papers().download(path)).data?.text();

    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(texts).toContain(stored);
  });

  it('is created by an update if it is missing', async () => {
    const path = `${ada.id}/updated-first.txt`;
    const { error } = await papers().update(path, 'created');

    expect(error).toBeNull();
    expect(await (await papers().download(path)).data?.text()).toBe('created');
  });
});
