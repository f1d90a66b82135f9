import { expect, it } from 'vitest';
import { addDays, toDay } from '../../days/days.ts';
import { acceptanceSchema } from './acceptance-form.ts';

const inDays = (days: number) => addDays(toDay(new Date(), 'UTC'), days);

it.each([
  [inDays(0), false, []],
  [inDays(730), false, []],
  ['', true, []],
  [inDays(-1), true, []],
  ['', false, ['Choose a due date, or check “No due date”']],
  [inDays(-1), false, ['Choose a due date within the next two years']],
  [inDays(731), false, ['Choose a due date within the next two years']],
  ['next Friday', false, ['Choose a due date within the next two years']],
])('the due date %j, and none at all: %j', (dueOn, hasNoDueDate, messages) => {
  const { error } = acceptanceSchema({ time_zone: 'UTC' }).safeParse({ dueOn, hasNoDueDate });
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
  expect(error?.issues.every(({ path }) => path[0] === 'dueOn') ?? true).toBe(true);
});
