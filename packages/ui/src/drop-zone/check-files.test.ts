import { imageFile } from '@showcase/ui/testing';
import { expect, it } from 'vitest';
import { checkFiles } from './check-files.ts';
import { defaultLimits } from './image-problem.ts';

const load = () => import('./prepare-image.ts');
const options = { limits: defaultLimits, remaining: 1, load };
const good = imageFile('good.gif');

it('does not blame a good picture where the code that checks it is missing', async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await checkFiles([good], { ...options, load: missing })).toEqual({
    files: [],
    rejected: [{ name: 'good.gif', problem: 'unchecked' }],
  });
});

it('goes on with the others after a picture that breaks the check', async () => {
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
