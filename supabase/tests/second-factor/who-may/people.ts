import { signedInAgo } from '../../support/world.ts';
import type { Caller, World } from '../../support/world.ts';
import { addFactor } from '../factors.ts';

type Person = Caller & { id: string; email: string };

/** Those of the table, in its order: accounts and admins, without a second factor, with one and the password alone, and with a code too. */
export async function addCallers(world: World): Promise<Person[]> {
  const callers: Person[] = [];
  for (const isAdmin of [false, true])
    for (const confirmedBy of ['nothing', 'password', 'code'] as const)
      for (const minutes of [1, 30 * 24 * 60]) {
        const person = await world.addPerson();
        if (isAdmin) await world.grantAdmin(person);
        if (confirmedBy !== 'nothing') await addFactor(world, person);
        await world.sql`
          update auth.sessions set created_at = now() - make_interval(mins => ${minutes}) where id = ${person.id}`;
        const amr = signedInAgo(minutes);
        const code = amr.map(({ timestamp }) => ({ method: 'totp', timestamp }));
        callers.push(
          confirmedBy === 'code'
            ? { ...person, aal: 'aal2', amr: [...code, ...amr] }
            : { ...person, amr },
        );
      }
  return callers;
}

/** As a line of the table: who of them may. */
export async function listRights(callers: Person[], may: (caller: Person) => Promise<boolean>) {
  let line = '';
  for (const [index, caller] of callers.entries())
    line +=
      ((await may(caller)) ? 'y' : '-') + (index === 5 ? '  ' : index % 2 && index < 11 ? ' ' : '');
  return line;
}
