import { expect, it } from 'vitest';
import { listImports, listSearchMigrations } from './read-repository.ts';
import { followWay, PAGE, REMOTE } from './way-to-a-card.ts';

it('leads from the route through the present files to a card', () => {
  const way = followWay(listImports(REMOTE));
  expect([...way]).toEqual(
    expect.arrayContaining([REMOTE, PAGE, 'packages/ui/src/project-card/project-card.tsx']),
  );
});

it('finds the function of the database at the end of the way', () => {
  expect(listSearchMigrations()).not.toEqual([]);
});
