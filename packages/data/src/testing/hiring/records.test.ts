import { expect, it } from 'vitest';
import { reputationQueries } from '../../reputation/index.ts';
import { fakeBackend } from '../backend/fake-backend.ts';
import { aUser, testId } from '../rows.ts';
import { dueDays } from './due-days.ts';
import { aHireRequest } from './rows.ts';

it.each(dueDays)(
  'due on $dueOn, delivered at $deliveredAt in $zone: on time is $isOnTime',
  async (row) => {
    const hireRequests = [1, 2, 3].map((number) =>
      aHireRequest({
        id: testId(400 + number),
        status: 'completed',
        resolution: 'approved',
        due_on: row.dueOn,
        delivered_at: row.deliveredAt,
        time_zone: row.zone,
      }),
    );
    const backend = fakeBackend({ users: [aUser()], hireRequests });
    const client = backend.openBrowser(testId(1));
    const { queryFn } = reputationQueries(client).creator(testId(1));
    const record = await (queryFn as () => Promise<unknown>)();
    expect(record).toMatchObject({ with_due_date: 3, on_time: row.isOnTime ? 3 : 0 });
  },
);
