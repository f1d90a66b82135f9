import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { removeMyImages } from './remove-my-images.ts';

const [own, other] = [testId(1), testId(2)];
const images = ['avatar', 'project', 'service'].map((folder) => `${own}/${folder}/a.png`);
const createBackend = (signedInAs?: string) =>
  fakeBackend({
    users: [aUser()],
    images: [...images, `${other}/avatar/a.png`],
    ...(signedInAs && { signedInAs }),
  });

it('removes the images of all folders, and no one else’s', async () => {
  const { client, state } = createBackend(own);
  await removeMyImages(client);

  expect(state.images).toEqual([`${other}/avatar/a.png`]);
});

it('does nothing for a visitor', async () => {
  const { client, requests } = createBackend();
  await removeMyImages(client);

  expect(requests).toEqual([]);
});

it('logs what it could not list', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { client, state, goDown } = createBackend(own);
  goDown();
  await removeMyImages(client);

  expect(log).toHaveBeenCalledTimes(3);
  expect(state.images).toHaveLength(4);
});
