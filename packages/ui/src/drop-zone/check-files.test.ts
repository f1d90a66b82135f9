import { imageFile } from '@showcase/ui/testing';
import { expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';
import { defaultLimits } from './image-problem.ts';

const load = () => import('./prepare-image.ts');
const options = { limits: defaultLimits, remaining: 1, load };
const good = imageFile('good.gif');

it("reports 'unchecked' if the code for the check fails to load", async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await checkFiles([good], { ...options, load: missing })).toEqual({
    files: [],
    rejected: [{ name: 'good.gif', problem: 'unchecked' }],
  });
});

it('checks the other files after one that breaks the check', async () => {
  const { files, rejected } = await checkFiles([imageFile('bad.gif'), good], {
    ...options,
    load: async () => {
      const { prepareImage } = await load();
      return {
        prepareImage: (file, limits) =>
          file.name === 'bad.gif' ? Promise.reject(new Error('no')) : prepareImage(file, limits),
      };
    },
  });
  expect(files.map(({ name }) => name)).toEqual(['good.gif']);
  expect(rejected).toEqual([{ name: 'bad.gif', problem: 'broken' }]);
});
