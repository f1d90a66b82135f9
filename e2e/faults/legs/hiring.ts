import { rowsOf } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator, type Account } from '../../fixtures/people/accounts.ts';
import { hire, move } from '../../fixtures/people/requests.ts';
import type { Leg } from './leg.ts';

const TITLE = 'A map of tides';
const WORDS = 'We would like a map of tides for our harbour, please.';
const NOTE = 'The map is at the harbour office.';
const COMMENT = 'Clear and quick, a pleasure.';

const people = async () => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  return { creator, client };
};

/** Two people and a request between them, moved on by these steps. */
async function requestAfter(...steps: ('accept' | 'deliver' | 'approve')[]) {
  const { creator, client } = await people();
  const id = await hire(client, creator, { title: TITLE, budget: 250 });
  for (const step of steps) {
    await move(step === 'approve' ? client : creator, id, step, step === 'deliver' ? NOTE : '');
  }
  return { id, creator, client };
}

/** How often a request took a step, and where it stands. */
async function steps(id: string, { token }: Account, action: string) {
  const events = await rowsOf<{ action: string; note: string | null }>(
    `hire_request_events?select=action,note&hire_request_id=eq.${id}`,
    token,
  );
  return events.filter((event) => event.action === action);
}

const hiring: Leg = {
  name: 'hire',
  async begin() {
    const { creator, client } = await people();
    return {
      person: client,
      async walk({ page, open, reach, type, isSent }) {
        await open(`/creators/${creator.id}`);
        const dialog = page.getByRole('dialog', { name: /^Hire / });
        const sent = page.getByRole('dialog', { name: 'Request sent' });
        const choice = dialog.getByRole('combobox', { name: /What do you need/ });
        const title = dialog.getByRole('textbox', { name: /^Title/ });
        await reach(dialog, { by: page.getByRole('button', { name: 'Hire Me' }) });
        const somethingElse = page.getByRole('option', { name: /Something else/ });
        await reach(title, {
          by: choice,
          press: async () => {
            await choice.click({ timeout: 2_000 });
            await somethingElse.click({ timeout: 2_000 });
          },
        });
        await type(title, TITLE, { isKept: true });
        await type(dialog.getByRole('spinbutton', { name: /^Budget/ }), '250', { isKept: true });
        await type(dialog.getByRole('textbox', { name: /^Message/ }), WORDS, { isKept: true });
        const send = dialog.getByRole('button', { name: /^Send request/ });
        await reach(sent.getByText('$250.00'), { by: send });
        isSent();
      },
      async stored() {
        const query = `hire_requests?select=title,price,message&client_id=eq.${client.id}`;
        const wanted = [{ title: TITLE, price: 250, message: WORDS }];
        return { found: await rowsOf(query, client.token), wanted };
      },
    };
  },
};

const accepting: Leg = {
  name: 'accept',
  async begin() {
    const { id, creator } = await requestAfter();
    return {
      person: creator,
      async walk({ page, open, reach }) {
        await open('/dashboard/dev/requests');
        const question = page.getByRole('alertdialog', { name: /accept this request/ });
        const tab = page.getByRole('tab', { name: /^Accepted/ });
        const accepted = page.getByText('Request accepted.').or(tab.filter({ hasText: '1' }));
        const card = page.getByRole('article', { name: TITLE });
        await reach(question.or(accepted), { by: card.getByRole('button', { name: 'Accept' }) });
        await reach(accepted, { by: question.getByRole('button', { name: 'Accept' }) });
        await reach(page.getByRole('tab', { name: /^Accepted/, selected: true }), { by: tab });
        await reach(page.getByRole('link', { name: TITLE }));
      },
      async stored() {
        return { found: (await steps(id, creator, 'accept')).length, wanted: 1 };
      },
    };
  },
};

const delivering: Leg = {
  name: 'deliver',
  async begin() {
    const { id, creator } = await requestAfter('accept');
    return {
      person: creator,
      async walk({ page, open, reach, type, isSent }) {
        await open(`/dashboard/dev/requests?status=accepted&request=${id}`);
        const field = page.getByRole('textbox', { name: /Delivery note/ });
        const done = page.getByText('You delivered');
        await reach(field.or(done));
        if (!(await done.isVisible())) {
          await type(field, NOTE, { isKept: true });
          await reach(done, { by: page.getByRole('button', { name: 'Deliver', exact: true }) });
        }
        isSent();
        await reach(page.getByText(NOTE));
      },
      async stored() {
        const found = await steps(id, creator, 'deliver');
        return { found, wanted: [{ action: 'deliver', note: NOTE }] };
      },
    };
  },
};

const approving: Leg = {
  name: 'approve',
  async begin() {
    const { id, client } = await requestAfter('accept', 'deliver');
    return {
      person: client,
      async walk({ page, open, reach }) {
        await open(`/dashboard/client/requests?status=accepted&request=${id}`);
        const question = page.getByRole('alertdialog', { name: /approve this work/ });
        const done = page.getByText('You approved the work');
        await reach(question.or(done), { by: page.getByRole('button', { name: 'Approve' }) });
        await reach(done, { by: question.getByRole('button', { name: 'Approve' }) });
      },
      async stored() {
        return { found: (await steps(id, client, 'approve')).length, wanted: 1 };
      },
    };
  },
};

const reviewing: Leg = {
  name: 'review',
  async begin() {
    const { creator, client } = await requestAfter('accept', 'deliver', 'approve');
    return {
      person: client,
      async walk({ page, open, reach, type, isSent }) {
        await open('/dashboard/client/requests?status=completed');
        const card = page.getByRole('article', { name: TITLE });
        const done = card.getByText('Your review:');
        const dialog = page.getByRole('dialog', { name: 'Leave Review' });
        await reach(dialog.or(done), { by: card.getByRole('button', { name: 'Leave Review' }) });
        if (!(await done.isVisible())) {
          const stars = dialog.getByRole('radio', { name: '5 stars' });
          await stars.check({ force: true });
          await type(dialog.getByRole('textbox', { name: /Comment/ }), COMMENT, { isKept: true });
          await reach(done, { by: dialog.getByRole('button', { name: 'Publish review' }) });
        }
        isSent();
      },
      async stored() {
        const query = `reviews?select=rating,comment&target_user_id=eq.${creator.id}`;
        return { found: await rowsOf(query), wanted: [{ rating: 5, comment: COMMENT }] };
      },
    };
  },
};

export const hiringLegs = [hiring, accepting, delivering, approving, reviewing];
