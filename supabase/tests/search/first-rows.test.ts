import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it('reads the branches of a page in their order, and plans only those that it needs', () =>
  inWorld(async ({ sql }) => {
    const readFirst = async (limit: number) => {
      const branch = `(select gen_random_uuid() as id, n as part, 0 as rank, 'p' || n as place
        from generate_series(1, 2) n limit $1)`;
      const branches = [branch, '(select from no_such_table)'];
      const [rows] =
        await sql`select parts, places as cursors from private.first_rows(${branches}, ${limit})`;
      return rows;
    };
    expect(await readFirst(2)).toMatchObject({ parts: [1, 2], cursors: ['p1', 'p2'] });
    expect(await readFirst(1)).toMatchObject({ parts: [1], cursors: ['p1'] });
    await expect(readFirst(3)).rejects.toThrow('no_such_table');
  }));
