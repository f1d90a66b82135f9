import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { aHireRequest, anOffer } from '../../testing/hiring/rows.ts';
import { aUser, testId } from '../../testing/rows.ts';
import { listOpenRequests } from './read-hire-requests.ts';

const ada = aUser();
const mina = aUser({ id: testId(2), name: 'Mina Park', is_dev: false });

async function listOpen(state: Parameters<typeof fakeBackend>[0]) {
  const { client } = fakeBackend({ users: [ada, mina], signedInAs: ada.id, ...state });
  return listOpenRequests(client, { side: 'creator', userId: ada.id });
}

describe('the open requests of one side', () => {
  it('are those that are pending or accepted, with the side whose offer is open', async () => {
    const open = await listOpen({
      hireRequests: [
        aHireRequest({ id: testId(415) }),
        aHireRequest({ id: testId(414), status: 'accepted', open_offer_id: testId(501) }),
        aHireRequest({ id: testId(413), status: 'completed' }),
        aHireRequest({ id: testId(412), status: 'rejected' }),
        aHireRequest({ id: testId(411), creator_id: testId(9) }),
      ],
      offers: [anOffer({ id: testId(501), hire_request_id: testId(414), side: 'client' })],
    });
    expect(open.map(({ id, open_offer }) => [id, open_offer])).toEqual([
      [testId(414), { side: 'client' }],
      [testId(415), null],
    ]);
  });

  it('are all of them, once each, however many there are', async () => {
    const hireRequests = Array.from({ length: 1_100 }, (_, index) =>
      aHireRequest({ id: testId(2_000 + index), status: 'accepted' }),
    );
    const ids = (await listOpen({ hireRequests })).map(({ id }) => id);
    expect(ids).toEqual(hireRequests.map(({ id }) => id));
  });
});
