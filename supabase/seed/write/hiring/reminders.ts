import { quietDays, seedTime } from '../timeline.ts';
import type { Progress } from './progress.ts';
import type { RequestStory } from './story.ts';

type Reminder = {
  kind: 'request_reminder' | 'request_due';
  side: 'client' | 'creator';
  params: Record<string, string | number>;
  at: Date;
};

const day = 86_400_000;
const lastTime = seedTime + quietDays * day;
const waitDays = 14;
const reminderDays = { pending: [3, 10], accepted: [5, 12] } as const;

/** The reminders that the job of the database has sent so far, and of the next hours, so that it has nothing to do at first. */
export function getReminders(story: RequestStory, progress: Progress): Reminder[] {
  const reminders = [...getRemindersOfSilence(story, progress), ...getDueReminder(progress)];
  return reminders.map((reminder) => ({
    ...reminder,
    at: new Date(Math.min(reminder.at.getTime(), seedTime)),
  }));
}

/** The columns that remember it. */
export function countReminders(story: RequestStory, progress: Progress) {
  return {
    reminders: getRemindersOfSilence(story, progress).length,
    due_reminder: getDueReminder(progress).length > 0 ? getCurrentDueDate(progress) : null,
  };
}

/** The date of the milestone in work; null in review, and if only the database knows it. */
function getCurrentDueDate({ status, deliveredAt, milestones, milestone }: Progress) {
  if (status !== 'accepted' || deliveredAt) return null;
  return milestones[milestone - 1]?.due_on ?? null;
}

function getRemindersOfSilence(story: RequestStory, progress: Progress): Reminder[] {
  const { status, deliveredAt, offers } = progress;
  const last = story.steps.at(-1);
  if (!last || (status !== 'pending' && status !== 'accepted')) return [];
  const since = status === 'pending' ? story.at(last) : deliveredAt;
  if (!since) return [];
  const openOffer = offers.find((offer) => offer.status === 'open');
  const answersRequest = openOffer?.side === 'creator' ? 'client' : 'creator';
  const side = status === 'pending' ? answersRequest : 'client';
  const waitEnd = new Date(since.getTime() + waitDays * day);
  const end = (status === 'pending' && openOffer?.valid_until) || waitEnd;
  const params = { status, due_on: end.toISOString().slice(0, 10) };
  return reminderDays[status]
    .map((days) => ({ days, at: new Date(since.getTime() + days * day) }))
    .filter(({ at }) => at.getTime() <= lastTime)
    .map(({ days, at }) => ({ kind: 'request_reminder', side, params: { days, ...params }, at }));
}

function getDueReminder(progress: Progress): Reminder[] {
  const dueOn = getCurrentDueDate(progress);
  if (dueOn === null) return [];
  const at = new Date(new Date(dueOn).getTime() - day);
  if (at.getTime() > lastTime || at.getTime() < seedTime - 8 * day) return [];
  return [{ kind: 'request_due', side: 'creator', params: { due_on: dueOn }, at }];
}
