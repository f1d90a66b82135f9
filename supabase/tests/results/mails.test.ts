import { expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import {
  addMail,
  addNewsletter,
  claim,
  configure,
  deliver,
  letPass,
  notify,
  report,
} from '../mail/mails.ts';
import { inWorld } from '../support/world.ts';
import { listKeys } from './keys.ts';

it('returns what a mail is made of', () =>
  inWorld(async (world) => {
    await deliver(world);
    await addMail(world);
    expect(listKeys(await claim(world))).toEqual([
      ...['id', 'kind', 'params', 'to', 'topic', 'unsubscribe_token'],
    ]);
  }));

it('returns the items of a digest and nothing else about them', () =>
  inWorld(async (world) => {
    await deliver(world);
    const person = await world.addPerson();
    await configure(world, person, { digest: 'daily' });
    await notify(world, person, { params: { title: 'A shop' } });
    await letPass(world, '1 day');
    const [mail] = await claim(world);
    expect(listKeys(mail?.params)).toEqual([
      ...['items', 'items.kind', 'items.params', 'items.params.title', 'more', 'period'],
    ]);
  }));

it('returns what the admin sees of a failed mail, which has no text', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    await deliver(world);
    const { id } = await addMail(world);
    await claim(world);
    await report(world, { id, outcome: 'failed', response: '550 No' });
    const list = await call<{ items: object[] }>(world, admin, { name: 'admin_list_mails' });
    expect(listKeys(list?.items)).toEqual([
      ...['attempts', 'created_at', 'due_at', 'id', 'kind', 'response', 'to'],
    ]);
  }));

it('returns a newsletter with its numbers', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    await addNewsletter(world);
    const list = await call<{ items: object[] }>(world, admin, { name: 'admin_list_newsletters' });
    expect(listKeys(list?.items)).toEqual([
      ...['body', 'created_at', 'failed', 'id', 'recipients', 'sent_at', 'subject'],
      ...['updated_at', 'waiting'],
    ]);
  }));

it('returns one’s own mails in the export, without what only the sending needs', () =>
  inWorld(async (world) => {
    const { person } = await addMail(world);
    const [row] = await world.as(
      person,
      (as) => as<{ data: Record<string, object> }[]>`select public.export_my_data() as data`,
    );
    expect(listKeys(row?.data['mail_outbox'])).toEqual([
      ...['attempts', 'created_at', 'due_at', 'ended_at', 'id', 'kind', 'params', 'response'],
      'status',
    ]);
    await configure(world, person, { digest: 'daily' });
    const [later] = await world.as(
      person,
      (as) => as<{ data: Record<string, object> }[]>`select public.export_my_data() as data`,
    );
    expect(later?.data['notification_settings']).toMatchObject({ digest: 'daily' });
  }));
