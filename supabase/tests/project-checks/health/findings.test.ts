import { expect, it } from 'vitest';
import { captureError, inWorld } from '../../support/world.ts';
import { addReported, finding, readOwn, saveZip } from './health.ts';

const secret = {
  ...{ kind: 'secret-key', detail: 'Supabase secret key', file: '.env' },
  ...{ line: 3, column: 5, masked: 'sb_secret_…f2' },
};

it('of a zip are saved as the browser found them', () =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    await saveZip(world, creator, project, []);
    await saveZip(world, creator, project, [secret, finding]);
    expect((await readOwn(world, creator, project))?.parts).toMatchObject([
      { part: 'zip', subject: null, files: 12, is_partial: true, findings: [secret, finding] },
    ]);
  }));

it('are a hundred at most', () =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    const many = (count: number) => Array.from({ length: count }, () => finding);
    await saveZip(world, creator, project, many(100));
    expect(await captureError(saveZip(world, creator, project, many(101)))).toMatchObject({
      code: 'PT400',
    });
  }));

it.each(['x'.repeat(300), '…'])('have a name and a file of at most 300 characters: %s', (text) =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    await saveZip(world, creator, project, [{ ...finding, detail: text, file: text }]);
  }),
);

it('are in any line and column', () =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    await saveZip(world, creator, project, [{ ...secret, line: 1, column: 1 }]);
  }));

it.each<[string, unknown]>([
  ['no list', { 0: finding }],
  ['no object', ['text']],
  ['nothing', [null]],
  ['no finding', [{}]],
  ['more', [{ ...finding, secret: 'x' }]],
  ['an unknown kind', [{ ...finding, kind: 'other' }]],
  ['no kind', [{ ...finding, kind: null }]],
  ['no name', [{ ...finding, detail: '' }]],
  ['a long name', [{ ...finding, detail: 'x'.repeat(301) }]],
  ['no file', [{ ...finding, file: '' }]],
  ['a long file', [{ ...finding, file: 'x'.repeat(301) }]],
  ['line 0', [{ ...secret, line: 0 }]],
  ['column 0', [{ ...secret, column: 0 }]],
  ['a whole secret', [{ ...secret, masked: 'sb_secret_0123456789' }]],
  ['most of a secret', [{ ...secret, masked: `${'x'.repeat(21)}…f2` }]],
  ['no beginning of a secret', [{ ...secret, masked: '…f2' }]],
  ['one last character of a secret', [{ ...secret, masked: 'sb_secret_…2' }]],
  ['three last characters of a secret', [{ ...secret, masked: 'sb_secret_…0f2' }]],
  ['a secret without its form', [{ ...secret, masked: null }]],
  ['a form without a secret', [{ ...finding, masked: 'sb_secret_…f2' }]],
])('are rejected with %s', (_what, findings) =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    expect(await captureError(saveZip(world, creator, project, findings))).toMatchObject({
      code: 'PT400',
    });
  }),
);
