import { notes } from '../../hiring/texts.ts';
import { idOf } from '../ids.ts';
import type { Action, Step } from './courses.ts';
import { outcomes } from './courses.ts';
import { pick } from './deals.ts';
import type { Story } from './story.ts';
import { stories } from './story.ts';

const timeOf = ({ steps, at }: Story, ...actions: Action[]) => {
  const step = steps.findLast(([action]) => actions.includes(action));
  return step ? at(step) : null;
};

export const requestRows = stories.map((story) => {
  const { name, id, client, creator, course, message, deal, steps } = story;
  const isOpen = course === 'changes';
  return {
    id,
    client_id: idOf('user', client),
    creator_id: idOf('user', creator),
    ...deal,
    message,
    ...outcomes[course],
    delivered_at: isOpen ? null : timeOf(story, 'deliver'),
    version: steps.length,
    request_key: idOf('request-key', name),
    request_digest: name,
    created_at: timeOf(story, 'create'),
    updated_at: lastTime(story),
  };
});

export const eventRows = stories.flatMap(({ name, id, client, creator, steps, at }) =>
  steps.map((step, index) => {
    const [action, by] = step;
    return {
      hire_request_id: id,
      version: index + 1,
      actor_id: by === 'time' ? null : idOf('user', by === 'client' ? client : creator),
      action,
      note: noteOf(action, name),
      created_at: at(step),
    };
  }),
);

export const transactionRows = stories
  .filter(({ course }) => ['accepted', 'completed'].includes(outcomes[course].status))
  .map((story) => {
    const completed = timeOf(story, 'approve', 'complete');
    return {
      id: idOf('transaction', story.name),
      hire_request_id: story.id,
      client_id: idOf('user', story.client),
      creator_id: idOf('user', story.creator),
      title: story.deal.title,
      amount: story.deal.price,
      status: completed ? 'completed' : 'pending',
      completed_at: completed,
      created_at: timeOf(story, 'accept'),
    };
  });

function lastTime({ steps, at }: Story) {
  const last: Step | undefined = steps.at(-1);
  return last ? at(last) : null;
}

function noteOf(action: Action, name: string): string | null {
  const known: Partial<Record<Action, readonly string[]>> = notes;
  return pick(known[action] ?? [], `${name}/${action}`) ?? null;
}
