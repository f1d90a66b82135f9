import { expect, it } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { denied, toStorageResponse } from '../testing/backend/storage/fake-storage.ts';
import { aUser, testId } from '../testing/rows.ts';
import { storeImages } from './store-images.ts';

const source = new File(['picture'], 'sea.png', { type: 'image/png' });
const suspended = { reason: 'Spam', at: '2026-01-01T00:00:00Z', appeal: null };
const tooLarge = {
  status: 413,
  code: 'EntityTooLarge',
  error: 'Payload too large',
  message: 'The object exceeded the maximum allowed size',
};
const wrongType = {
  status: 415,
  code: 'InvalidMimeType',
  error: 'invalid_mime_type',
  message: 'mime type image/png is not supported',
};

function store(rejection: typeof denied, isSuspended = false, areRestrictionsKnown = true) {
  const { client, answerWith, rpc } = fakeBackend({
    users: [aUser()],
    signedInAs: testId(1),
  });
  if (isSuspended) rpc('my_restrictions', () => ({ suspended, hidden: [] }));
  answerWith(({ url }) => {
    if (url.pathname.startsWith('/storage/')) return toStorageResponse(rejection);
    if (areRestrictionsKnown) return undefined;
    return Response.json({ message: 'No' }, { status: 500 });
  });
  const pictures = [{ id: testId(7), name: 'sea.png', source }];
  return storeImages(client, { userId: testId(1), folder: 'avatar', pictures }, async () => 1);
}

it.each([
  [tooLarge, false, 'too-large', 'Choose a picture under 2MB.'],
  [wrongType, false, 'invalid', 'Choose a JPEG, PNG or GIF.'],
  [
    denied,
    false,
    'forbidden',
    'Your account can hold up to 200 pictures. Remove some and try again.',
  ],
  [denied, true, 'forbidden', "Your account is suspended and can't add pictures."],
])(
  'a picture that is rejected with %j (suspended: %s) is %s: %s',
  async (rejection, isSuspended, kind, reason) => {
    const sentence = `We couldn't accept “sea.png”. ${reason}`;
    await expect(store(rejection, isSuspended)).rejects.toMatchObject({ kind, sentence });
  },
);

it('says no more than it knows', async () => {
  await expect(store(denied, false, false)).rejects.toMatchObject({
    kind: 'forbidden',
    sentence: undefined,
  });
});
