import { describe, expect, it } from 'vitest';
import { act, addRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addInvoices, correct, credit, readSettling, settle } from './settling.ts';

const link = 'https://pay.example/ada';
const ofLength = (length: number) => `${link}/${'a'.repeat(length - link.length - 1)}`;

const save = (world: World, person: { id: string }, payment_url: string | null) =>
  world.as(
    person,
    (sql) => sql<{ payment_url: string | null }[]>`
      insert into public.billing_details (payment_url) values (${payment_url})
      returning payment_url`,
  );
const readable = (value: string | null) => JSON.stringify(value).slice(0, 50);

describe('a payment link', () => {
  it.each([
    [link, link],
    [`  ${link} `, link],
    ['HTTPS://Pay.Example', 'HTTPS://Pay.Example'],
    ['https://pay.example?to=ada', 'https://pay.example?to=ada'],
    ['https://pay.example#ada', 'https://pay.example#ada'],
    ['https://a.b-c.pay.example/x:y@z', 'https://a.b-c.pay.example/x:y@z'],
    // As browsers show it: whoever looks at it sees that it is no “apple.com”.
    ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/'],
    [ofLength(2000), ofLength(2000)],
    ['', null],
    [' ', null],
    ['\u200b\u2060', null],
    [null, null],
  ])('%s is saved', (value, saved) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect(await save(world, person, value)).toEqual([{ payment_url: saved }]);
    }),
  );

  it.each(
    [
      ...['http://pay.example', '//pay.example', 'pay.example', 'https:pay.example'],
      ...['https:/pay.example', 'https://', 'https:///pay.example', 'ftp://pay.example'],
      ...['javascript:alert(1)', 'JavaScript:alert(1)//https://pay.example', 'data:text/html,hi'],
      ...['https://ada:secret@pay.example', 'https://ada@pay.example', 'https://@pay.example'],
      ...['https://pay.example@evil.example', 'https://pay.example\\@evil.example'],
      ...['https://pay.example:8443/', 'https://pay.example:443', 'https://pay.example:'],
      ...['https://localhost/ada', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'],
      ...['https://pay.1/', 'https://pay.example./', 'https://pay..example', 'https://.example'],
      ...['https://-pay.example', 'https://pay-.example', `https://${'a'.repeat(64)}.example`],
      // Cyrillic, a full-width letter, other dots and slashes, and a combining mark.
      ...['https://раypal.com', 'https://аррӏе.com', 'https://ｐaypal.com', 'https://paypal․com'],
      ...[
        'https://pay。example',
        'https://pay.example⁄evil',
        'https://pay.example∕',
        'https://páy.com',
      ],
      ...['https://p\u0430y.example', 'https://pay\u200b.example', 'https://pay\u00ad.example'],
      ...['https://pay .example', `${link} x`, `${link}\tx`, `${link}\nx`, `${link}\r\nx`],
      ...[
        `${link}\u0001`,
        `${link}/\u001b[2J`,
        `${link}\u007f`,
        `${link}\u0085x`,
        `${link}\u00a0x`,
      ],
      ...[`${link}/\u202egnp`, `${link}/\u200b`, `${link}/\u2028x`, `${link}/\ufeffx`, `${link}"x`],
      ...[`${link}'x`, `${link}<x>`, `${link}\`x`, `x ${link}`, `\u0001${link}`, ofLength(2001)],
    ].map((value) => [readable(value), value] as const),
  )('%s is no link to pay with', (_, value) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect(await captureError(save(world, person, value))).toEqual({
        ...{ code: 'PT400', message: 'Enter a link that begins with https:// and a domain name' },
      });
      // No trigger stands between the service role and a wrong link, but the check of the column does.
      await world.sql`alter table public.billing_details disable trigger check_details`;
      const attempt = world.sql.savepoint(
        (sql) => sql`
          insert into public.billing_details (user_id, payment_url) values (${person.id}, ${value})`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );
});

describe('how to pay is read by', () => {
  const details = { payment_url: link, payment_instructions: 'By bank' };
  const add = async (world: World, { id }: { id: string }) => {
    await world.sql`
      insert into public.billing_details (user_id, payment_url, payment_instructions)
      values (${id}, ${link}, 'By bank')`;
  };

  it('the client of an approved milestone only, and not before', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'delivered');
      await add(world, creator);
      expect((await readSettling(world, client, id)).invoices).toEqual([]);
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
      expect((await readSettling(world, client, id)).invoices).toMatchObject([
        { payment: { name: 'Ada Stone', ...details } },
      ]);
      const rows = (person: { id: string }) =>
        world.as(person, (sql) => sql`select payment_url from public.billing_details`);
      expect(await rows(client)).toEqual([]);
      expect(await rows(creator)).toEqual([{ payment_url: link }]);
    }));

  it('no stranger, admin or visitor', () =>
    inWorld(async (world) => {
      const { id, creator } = await addInvoices(world);
      await add(world, creator);
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      for (const person of [admin, await world.addPerson({ isDev: true })]) {
        const read = await world.as(
          person,
          (sql) => sql`
            select public.my_hire_request(${id}) as request,
              (select count(*)::integer from public.billing_details) as details`,
        );
        expect(read).toEqual([{ request: null, details: 0 }]);
      }
      const visit = world.as('visitor', (sql) => sql`select from public.billing_details`);
      expect((await captureError(visit)).code).toBe('42501');
    }));

  type Scene = Awaited<ReturnType<typeof addInvoices>>;
  it.each<[string, (scene: Scene) => Promise<unknown>]>([
    [
      'paid and received',
      async ({ by, invoice }) => {
        await by('client', (sql) => settle(sql, invoice, 'paid'));
        await by('creator', (sql) => settle(sql, invoice, 'received'));
      },
    ],
    ['received', ({ by, invoice }) => by('creator', (sql) => settle(sql, invoice, 'received'))],
    ['credited as a whole', ({ by, invoice }) => credit(by, invoice, 80_000)],
    [
      'corrected and received',
      async ({ by, invoice }) => {
        const { id } = await by('creator', (sql) => correct(sql, invoice));
        await by('creator', (sql) => settle(sql, id, 'received'));
      },
    ],
  ])('the client until 90 days after it is %s', (_, settleIt) =>
    inWorld(async (world) => {
      const scene = await addInvoices(world);
      const { client, creator } = scene;
      const mayRead = async (days: number, seconds = 0) => {
        const [row] = await world.sql<{ may: boolean }[]>`
          select private.may_read_payment(${creator.id}, ${client.id},
            now() + make_interval(days => ${days}, secs => ${seconds})) as may`;
        return row?.may;
      };
      expect([await mayRead(0), await mayRead(4000)]).toEqual([true, true]);
      await settleIt(scene);
      // Times in rows are rounded to milliseconds.
      expect([await mayRead(90, -1), await mayRead(90, 1)]).toEqual([true, false]);
    }),
  );

  it('nobody 91 days later, until there is a new invoice', () =>
    inWorld(async (world) => {
      const { id, client, creator, by, invoice, read } = await addInvoices(world, [800, 900], 1);
      await add(world, creator);
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      await world.sql`alter table public.invoices disable trigger guard`;
      await world.sql`
        update public.invoices set received_at = now() - interval '91 days' where id = ${invoice}`;
      await world.sql`alter table public.invoices enable trigger guard`;
      expect((await read('client')).invoices.map(({ payment }) => payment)).toEqual([null]);
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
      expect((await read('client')).invoices).toMatchObject([
        { payment: details },
        { payment: details },
      ]);
    }));
});
