import { TOTP } from 'otpauth';
import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { unwrap } from '../src/http/unwrap.ts';
import { markNotificationsRead } from '../src/notifications/notifications.ts';
import {
  confirmApp,
  createRecoveryCodes,
  enrollApp,
  enterRecoveryCode,
  removeSecondFactor,
} from '../src/security/index.ts';
import { newcomer, sql, type Person } from './backend.ts';
import { TEXT } from './world.ts';

/** Someone whose request has ended deletes their account. */
export async function leaveAfterWork({ id: creatorId, client }: Person) {
  const leaver = await newcomer('Noa Lind');
  const input = { creatorId, message: TEXT, title: 'A plan', budget: 250 };
  const requestKey = crypto.randomUUID();
  const { id } = await createHireRequest(leaver.client, { input, requestKey });
  await actOnHireRequest(client, { id, action: 'accept', dueOn: null });
  await sql`select private.move_hire_request(${id}, 'end_by_silence', null)`;
  await markNotificationsRead(client, null);
  await sql`delete from auth.users where id = ${leaver.id}`;
}

export async function protectAccount({ client, id }: Person) {
  const { factorId, secret } = await enrollApp(client, 'Bolt Showcase');
  await confirmApp(client, { factorId, code: new TOTP({ secret }).generate() });
  await createRecoveryCodes(client);
  const [code = ''] = await createRecoveryCodes(client);
  await enterRecoveryCode(client, code);
  await removeSecondFactor(client);
  unwrap(await client.from('billing_details').insert({ payment_url: 'https://pay.example/ada' }));
  await sql`update auth.users set email_confirmed_at = now() - interval '2 hours' where id = ${id}`;
  await sql`update auth.users set encrypted_password = 'another', email = 'moved-' || email where id = ${id}`;
}
