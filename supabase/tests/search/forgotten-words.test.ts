import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

async function listOld(world: World) {
  const rows = await world.sql<{ kind: string; word: string }[]>`
    select kind, word from private.search_words where checked_at < '2022-01-01' order by kind, word`;
  return rows.map(({ kind, word }) => `${kind} ${word}`);
}

it('checks the 500 words that were checked longest ago, each for its own kind', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true, name: 'Zedekiah' });
    await world.addProject(owner, { title: 'Zebrafish' });
    await world.sql`delete from private.search_words where word not in ('zebrafish', 'zedekiah')`;
    // The first 500: two that something contains, and 498 that nothing does.
    await world.sql`
      update private.search_words set checked_at = '2020-01-01'`;
    await world.sql`
      insert into private.search_words (kind, word, checked_at)
      select 'creator', 'quokka' || n, '2020-01-02' from generate_series(1, 498) n`;
    await world.sql`
      insert into private.search_words (kind, word, checked_at) values
        ('service', 'zebrafish', '2021-01-01'), ('project', 'quokka7', '2021-01-01'), ('creator', 'wombat', '2021-01-01')`;
    await world.sql`select private.prune_search_words()`;
    expect(await listOld(world)).toEqual([
      'creator wombat',
      'project quokka7',
      'service zebrafish',
    ]);
    const checked = await world.sql<{ word: string }[]>`
      select word from private.search_words where checked_at > '2022-01-01' order by word`;
    expect(checked.map(({ word }) => word)).toEqual(['zebrafish', 'zedekiah']);
  }));
