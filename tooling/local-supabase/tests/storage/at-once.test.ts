import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { createObjectLock } from '../support/object-lock.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const ada = await backend.person('Ada');
const sql = connect(backend.databaseUrl, { max: 2 });
afterAll(() => sql.end());
const { lockObject, countWaiting } = createObjectLock(sql);

const papers = () => ada.client.storage.from('papers');

describe('a file', () => {
  it('is taken, like all others that arrive at once under its name, and the last is kept', async () => {
    const path = `${ada.id}/at-once.txt`;
    const texts = ['one', 'two', 'three', 'four'];
    const unlock = await lockObject(`papers/${path}`);
    const arriving = texts.map((text) => papers().upload(path, text));
    await expect.poll(countWaiting).toBe(texts.length);
    await unlock();
    const errors = (await Promise.all(arriving)).map(({ error }) => error);
    const stored = await (await papers().download(path)).data?.text();

    expect(errors).toEqual([null, null, null, null]);
    expect(texts).toContain(stored);
  });

  it('is created by an update if it is missing', async () => {
    const path = `${ada.id}/updated-first.txt`;
    const { error } = await papers().update(path, 'created');

    expect(error).toBeNull();
    expect(await (await papers().download(path)).data?.text()).toBe('created');
  });
});
