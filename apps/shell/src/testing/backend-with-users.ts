import { aUser, fakeBackend, testId } from '@showcase/data/testing';

type Backend = NonNullable<Parameters<typeof fakeBackend>[0]>;

const ada = { userId: testId(1), email: 'creator@example.com' };
const mia = { userId: testId(2), email: 'client@example.com' };

const noProfile = {
  ...{ bio: null, skills: [], years_experience: null, hourly_rate: null },
  ...{ availability: null, specialization: null },
};

/** A backend with Ada, a developer, and Mia, a client. Both have the password 'showcase'. */
export function backendWithUsers(
  options: { signedInAs?: 'ada' | 'mia' } & Omit<Backend, 'signedInAs'> = {},
) {
  const { signedInAs, ...rest } = options;
  const users = [
    aUser({ id: ada.userId, name: 'Ada Stone', username: 'ada-stone', is_dev: true }),
    aUser({ id: mia.userId, name: 'Mia Chen', username: null, is_dev: false, ...noProfile }),
  ];
  const ids = { ada: ada.userId, mia: mia.userId };
  return fakeBackend({
    users,
    accounts: [ada, mia],
    ...(signedInAs && { signedInAs: ids[signedInAs] }),
    ...rest,
  });
}
