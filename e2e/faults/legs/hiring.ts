import { fetchRows } from '../../fixtures/api/rows.ts';
import type { Leg } from './leg.ts';
import { createPeople, createRequestAfter, steps, TITLE } from './requests.ts';

const MESSAGE = 'We would like a map of tides for our harbour, please.';

const hiring: Leg = {
  name: 'hire',
  async begin() {
    const { creator, client } = await createPeople();
    return {
      person: client,
      async walk({ page, open, reach, type, markSent }) {
        await open(`/creators/${creator.id}`);
        const dialog = page.getByRole('dialog', { name: /^Hire / });
        const sent = page.getByRole('dialog', { name: 'Request sent' });
        const choice = dialog.getByRole('combobox', { name: /What do you need/ });
        const title = dialog.getByRole('textbox', { name: /^Title/ });
        await reach(dialog, { trigger: page.getByRole('button', { name: 'Hire Me' }) });
        const somethingElse = page.getByRole('option', { name: /Something else/ });
        await reach(title, {
          trigger: choice,
          press: async () => {
            await choice.click({ timeout: 2_000 });
            await somethingElse.click({ timeout: 2_000 });
          },
        });
        await type(title, TITLE, { isPersisted: true });
        await type(dialog.getByRole('textbox', { name: /^Budget/ }), '250', {
          isPersisted: true,
        });
        await type(dialog.getByRole('textbox', { name: /^Message/ }), MESSAGE, {
          isPersisted: true,
        });
        const send = dialog.getByRole('button', { name: /^Send request/ });
        await reach(sent.getByText('$250.00'), { trigger: send });
        markSent();
      },
      async stored() {
        const query = `hire_requests?select=title,price,message&client_id=eq.${client.id}`;
        const expected = [{ title: TITLE, price: 250, message: MESSAGE }];
        return { actual: await fetchRows(query, client.token), expected };
      },
    };
  },
};

const accepting: Leg = {
  name: 'accept',
  async begin() {
    const { id, creator } = await createRequestAfter();
    return {
      person: creator,
      async walk({ page, open, reach }) {
        await open('/dashboard/dev/requests');
        const confirmDialog = page.getByRole('dialog', { name: /accept this request/ });
        const noDueDate = confirmDialog.getByRole('checkbox', { name: 'No due date' });
        const tab = page.getByRole('tab', { name: /^Accepted/ });
        const accepted = page.getByText('Request accepted.').or(tab.filter({ hasText: '1' }));
        const card = page.getByRole('article', { name: TITLE });
        await reach(confirmDialog.or(accepted), {
          trigger: card.getByRole('button', { name: 'Accept' }),
        });
        await reach(confirmDialog.getByRole('checkbox', { checked: true }).or(accepted), {
          trigger: noDueDate,
        });
        await reach(accepted, { trigger: confirmDialog.getByRole('button', { name: 'Accept' }) });
        await reach(page.getByRole('tab', { name: /^Accepted/, selected: true }), { trigger: tab });
        await reach(page.getByRole('link', { name: TITLE }));
      },
      async stored() {
        return { actual: (await steps(id, creator, 'accept')).length, expected: 1 };
      },
    };
  },
};

export const hiringLegs = [hiring, accepting];
