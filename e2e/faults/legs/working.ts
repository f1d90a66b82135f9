import { rowsOf } from '../../fixtures/api/rows.ts';
import type { Leg } from './leg.ts';
import { NOTE, requestAfter, steps, TITLE } from './requests.ts';

const COMMENT = 'Clear and quick, a pleasure.';

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

export const workingLegs = [delivering, approving, reviewing];
