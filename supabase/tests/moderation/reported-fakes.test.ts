import { expect, it } from 'vitest';
import { addAdmin, call, report } from '../admin/admins.ts';
import { inWorld } from '../support/world.ts';

it('fake reviews are hidden with the suspension that a report leads to, and not with another decision', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    const reviews = await world.sql<{ id: string }[]>`
      insert into public.reviews (user_id, target_user_id, rating, comment)
      values (${client.id}, ${creator.id}, 5, 'Perfect'), (${client.id}, ${creator.id}, 4, 'Good')
      returning id`;
    const [first = '', second = ''] = reviews.map(({ id }) => id);
    const decide = async (target: string, decision: string) => {
      const reporter = await world.addPerson();
      const report_id = await report(world, reporter, { kind: 'review', target });
      const decided = { report_id, decision, note: 'Invented', fake_reviews: [first] };
      await call(world, admin, { name: 'admin_decide_report', ...decided });
    };
    const listHidden = () => world.sql`
      select item_id, faker_id from private.hidden_items where kind = 'review' and faker_id is not null`;
    await decide(first, 'warn');
    expect(await listHidden()).toEqual([]);
    await decide(second, 'suspend');
    expect(await listHidden()).toEqual([{ item_id: first, faker_id: client.id }]);
  }));
