import { fetchRows } from '../../fixtures/api/rows.ts';
import type { Leg } from './leg.ts';
import { NOTE, createRequestAfter, steps, TITLE } from './requests.ts';

const COMMENT = 'Clear and quick, a pleasure.';

const delivering: Leg = {
  name: 'deliver',
  async begin() {
    const { id, creator } = await createRequestAfter('accept');
    return {
      person: creator,
      async walk({ page, open, reach, type, markSent }) {
        await open(`/dashboard/dev/requests?status=accepted&request=${id}`);
        const field = page.getByRole('textbox', { name: /Delivery note/ });
        const done = page.getByText('You delivered');
        await reach(field.or(done));
        if (!(await done.isVisible())) {
          await type(field, NOTE, { isPersisted: true });
          await reach(done, {
            trigger: page.getByRole('button', { name: 'Deliver', exact: true }),
          });
        }
        markSent();
        await reach(page.getByText(NOTE));
      },
      async stored() {
        const actual = await steps(id, creator, 'deliver');
        return { actual, expected: [{ action: 'deliver', note: NOTE }] };
      },
    };
  },
};

const approving: Leg = {
  name: 'approve',
  async begin() {
    const { id, client } = await createRequestAfter('accept', 'deliver');
    return {
      person: client,
      async walk({ page, open, reach }) {
        await open(`/dashboard/client/requests?status=accepted&request=${id}`);
        const confirmDialog = page.getByRole('alertdialog', { name: /approve this work/ });
        const done = page.getByText('You approved the work');
        await reach(confirmDialog.or(done), {
          trigger: page.getByRole('button', { name: 'Approve' }),
        });
        await reach(done, { trigger: confirmDialog.getByRole('button', { name: 'Approve' }) });
      },
      async stored() {
        return { actual: (await steps(id, client, 'approve')).length, expected: 1 };
      },
    };
  },
};

const reviewing: Leg = {
  name: 'review',
  async begin() {
    const { creator, client } = await createRequestAfter('accept', 'deliver', 'approve');
    return {
      person: client,
      async walk({ page, open, reach, type, markSent }) {
        await open('/dashboard/client/requests?status=completed');
        const card = page.getByRole('article', { name: TITLE });
        const done = card.getByText('Your review:');
        const dialog = page.getByRole('dialog', { name: 'Leave Review' });
        await reach(dialog.or(done), {
          trigger: card.getByRole('button', { name: 'Leave Review' }),
        });
        if (!(await done.isVisible())) {
          const stars = dialog.getByRole('radio', { name: '5 stars' });
          await stars.check({ force: true });
          await type(dialog.getByRole('textbox', { name: /Comment/ }), COMMENT, {
            isPersisted: true,
          });
          await reach(done, { trigger: dialog.getByRole('button', { name: 'Publish review' }) });
        }
        markSent();
      },
      async stored() {
        const query = `reviews?select=rating,comment&target_user_id=eq.${creator.id}`;
        return { actual: await fetchRows(query), expected: [{ rating: 5, comment: COMMENT }] };
      },
    };
  },
};

export const workingLegs = [delivering, approving, reviewing];
