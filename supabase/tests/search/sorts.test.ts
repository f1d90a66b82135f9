import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import { searchCreators, searchProjects } from './queries.ts';

describe('a sort', () => {
  const id = crypto.randomUUID();
  const time = '2020-01-01T00:00:00+00:00';

  it.each(['', 'Liked', 'name', 'rating', "newest'; drop table users; --", '%s'])(
    'of projects that is %j is rejected',
    (sort) =>
      inWorld(async (world) => {
        expect(await captureError(searchProjects(world, { sort }))).toEqual({
          code: 'PT400',
          message: 'Choose one of these orders: best, newest, liked, price',
        });
      }),
  );

  it.each(['', 'liked', 'NAME', "name'; drop table users; --"])(
    'of creators that is %j is rejected',
    (sort) =>
      inWorld(async (world) => {
        expect(await captureError(searchCreators(world, { sort }))).toEqual({
          code: 'PT400',
          message: 'Choose one of these orders: best, name, rating, fastest, newest',
        });
      }),
  );

  const cursors = {
    newest: `${id}_${time}`,
    liked: `liked:2_${id}_${time}`,
  };
  const creatorCursors = {
    name: `${id}_ada`,
    rating: `rating:-4.5_-3_${id}_ada`,
    fastest: `fastest:60_${id}_ada`,
    newest: `newest:${id}_${time}`,
  };
  const invalid = { code: 'PT400', message: 'This list cursor is invalid' };

  it.each(Object.entries(cursors))('of projects, %s, reads only its own cursors', (sort, own) =>
    inWorld(async (world) => {
      for (const prefix of ['', 'w']) {
        const read = (cursor: string) => searchProjects(world, { sort, cursor: prefix + cursor });
        expect((await read(own)).total).toBeGreaterThan(0);
        for (const cursor of Object.values(cursors).filter((one) => one !== own))
          expect(await captureError(read(cursor)), cursor).toEqual(invalid);
      }
    }),
  );

  it.each(Object.entries(creatorCursors))(
    'of creators, %s, reads only its own cursors',
    (sort, own) =>
      inWorld(async (world) => {
        for (const prefix of ['', 'w']) {
          const read = (cursor: string) => searchCreators(world, { sort, cursor: prefix + cursor });
          expect((await read(own)).total).toBeGreaterThan(0);
          for (const cursor of Object.values(creatorCursors).filter((one) => one !== own))
            expect(await captureError(read(cursor)), cursor).toEqual(invalid);
        }
      }),
  );

  it.each([
    ['liked', `liked:-1_${id}_${time}`],
    ['liked', `liked:9999999999_${id}_${time}`],
    ['liked', `liked:1_${id}_yesterday at noon`],
    ['liked', `liked:1_${id}_2020-99-99`],
    ['liked', `liked:1 or true_${id}_${time}`],
    ['liked', 'liked:'],
  ])('of projects, %s, rejects the cursor %j', (sort, cursor) =>
    inWorld(async (world) => {
      expect(await captureError(searchProjects(world, { sort, cursor }))).toEqual(invalid);
    }),
  );

  it.each([
    ['rating', `rating:NaN_0_${id}_ada`],
    ['rating', `rating:-4.5_99999999999_${id}_ada`],
    ['rating', `rating:-1e400_0_${id}_ada`],
    ['rating', `rating:1_0_x_ada`],
    ['fastest', `fastest:9999999999999999999_${id}_ada`],
    ['fastest', `fastest:-1_${id}_ada`],
    ['newest', `newest:${id}_never`],
    ['name', `ww${id}_ada`],
  ])('of creators, %s, rejects the cursor %j', (sort, cursor) =>
    inWorld(async (world) => {
      expect(await captureError(searchCreators(world, { sort, cursor }))).toEqual(invalid);
    }),
  );

  it('reads any name in a cursor', () =>
    inWorld(async (world) => {
      for (const name of ["'; drop table users; --", '$1 %s %L', '', 'a_b', '\\', '𝔞\n'])
        for (const [sort, cursor] of Object.entries(creatorCursors).slice(0, 3))
          expect(
            (await searchCreators(world, { sort, cursor: cursor.replace(/ada$/, () => name) }))
              .total,
          ).toBeGreaterThan(0);
    }));
});
