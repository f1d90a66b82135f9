import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aManagedReview, aPerson } from '../../testing/admin-rows.ts';
import '../../shared/reason/reason-dialog.tsx';
import { openPage } from '../../testing/open-page.tsx';

async function openDialog(button: string, fields = {}) {
  const sent: [string, Record<string, string>][] = [];
  openPage(`/dashboard/admin/creators?person=${testId(1)}`, {
    admin: {
      creators: [aPerson(fields)],
      reviews: [
        aManagedReview({}),
        aManagedReview({ id: testId(302), rating: 4, comment: 'Very good' }),
        aManagedReview({ id: testId(303), rating: 1, author: null, comment: 'Late' }),
      ],
    },
    answerWrite: (name, input) => {
      if (!/suspend|restore|hide/.test(name)) return undefined;
      sent.push([name, input]);
      return Response.json(true);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Invented');
  return {
    dialog,
    sent,
    send: () => userEvent.click(dialog.getByRole('button', { name: button })),
  };
}

it.each([
  ['Suspend', ['admin_suspend', { fake_reviews: `${testId(302)}` }]],
  ['Mark fake reviews', ['admin_hide_reviews', { review_ids: `${testId(302)}` }]],
])('marks the chosen reviews: %s', async (button, [name, args]) => {
  const { dialog, sent, send } = await openDialog(button);
  const group = within(await dialog.findByRole('group', { name: 'Fake reviews' }));
  const boxes = await group.findAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  const [first, second] = boxes;
  if (!first || !second) throw new Error('Two reviews are needed.');
  await userEvent.click(first);
  await userEvent.click(second);
  await userEvent.click(first);
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[0]).toBe(name);
  expect(sent[0]?.[1]).toMatchObject({ user_id: testId(1), reason: 'Invented', ...Object(args) });
});

it('names the two sides of each review', async () => {
  const { dialog } = await openDialog('Mark fake reviews');
  const [, , last] = await dialog.findAllByRole('checkbox');
  expect(
    dialog.getByRole('checkbox', { name: /1.* of 5 by .*a former client.* for .*Ada Stone/ }),
  ).toBe(last);
});

const suspended = { reason: 'Fraud', at: '2025-06-03T12:00:00.000Z', by: 'Lena Ross' };

it.each([
  [true, 'true'],
  [false, 'false'],
])(
  'shows fake reviews when a suspension ends, unless the admin says no: %s',
  async (shows, flag) => {
    const { dialog, sent, send } = await openDialog('Reinstate', { suspended, fake_reviews: 2 });
    const box = dialog.getByRole('checkbox', { name: 'Show 2 reviews that we hid as fake' });
    expect(box).toHaveProperty('checked', true);
    if (!shows) await userEvent.click(box);
    await send();
    await waitFor(() =>
      expect(sent).toEqual([
        ['admin_restore', { user_id: testId(1), reason: 'Invented', shows_reviews: flag }],
      ]),
    );
  },
);

it('says nothing of reviews if none was hidden with the suspension', async () => {
  const { dialog } = await openDialog('Reinstate', { suspended });
  expect(dialog.queryByRole('checkbox')).toBeNull();
});
