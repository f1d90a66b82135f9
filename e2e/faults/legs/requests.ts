import { fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator, type Account } from '../../fixtures/people/accounts.ts';
import { hire, actOnRequest } from '../../fixtures/people/requests.ts';

export const TITLE = 'A map of tides';
export const NOTE = 'The map is at the harbour office.';

export const createPeople = async () => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  return { creator, client };
};

/** Two users and a request between them, advanced by these steps. */
export async function createRequestAfter(...steps: ('accept' | 'deliver' | 'approve')[]) {
  const { creator, client } = await createPeople();
  const id = await hire(client, creator, { title: TITLE, budget: 250 });
  for (const step of steps) {
    await actOnRequest(
      step === 'approve' ? client : creator,
      id,
      step,
      step === 'deliver' ? NOTE : '',
    );
  }
  return { id, creator, client };
}

/** How often a request took a step, and its current state. */
export async function steps(id: string, { token }: Account, action: string) {
  const events = await fetchRows<{ action: string; note: string | null }>(
    `hire_request_events?select=action,note&hire_request_id=eq.${id}`,
    token,
  );
  return events.filter((event) => event.action === action);
}
