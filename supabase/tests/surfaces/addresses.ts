import { call } from '../admin/admins.ts';
import { addNewsletter, addSubscriber, claim } from '../mail/mails.ts';
import { adminList, exported, sendMails } from './reading.ts';
import type { Surfaces } from './reading.ts';

export const addresses: Surfaces = {
  'mail link': (world, { creator }) =>
    call(world, 'visitor', { name: 'creator_contact', creator_id: creator.id }).then((email) => [
      email,
    ]),
  newsletter: async (world, { admin }) => {
    await addSubscriber(world, 'other@example.com');
    await call(world, admin, { name: 'admin_send_newsletter', id: await addNewsletter(world) });
    return (await claim(world)).filter(({ kind }) => kind === 'newsletter').map(({ to }) => to);
  },
  'waiting mail': async (world, { creator }) =>
    (await sendMails(world, creator))
      .filter(({ kind }) => kind === 'review_received')
      .map(({ to }) => to),
  "admin's search": async (world, { admin, creator }) =>
    Number(
      (
        await call<{ person: object | null }>(world, admin, {
          name: 'admin_find_by_email',
          email: creator.email,
        })
      )?.person !== null,
    ),
  "admin's search of subscribers": async (world, { admin, creator }) =>
    Number(
      (
        await call<{ subscriber: object | null }>(world, admin, {
          name: 'admin_find_by_email',
          email: creator.email,
        })
      )?.subscriber !== null,
    ),
  "admin's subscribers": async (world, scene) => {
    const list = (await adminList('admin_list_subscribers')(world, scene)) as object[];
    return list.length;
  },
  'export of the account': exported('creator', 'account', 'user_private'),
  'export of the mail link': exported('creator', 'creator_contacts'),
  'export of the newsletter': exported('creator', 'newsletter_subscribers'),
};
