import { notes } from '../../hiring/texts.ts';
import { createStableId } from '../ids.ts';
import type { Action, Step } from './steps.ts';
import { statusByState } from './steps.ts';
import { pick } from './terms.ts';
import type { RequestStory } from './story.ts';
import { stories } from './story.ts';

const getTime = ({ steps, at }: RequestStory, ...actions: Action[]) => {
  const step = steps.findLast(([action]) => actions.includes(action));
  return step ? at(step) : null;
};

export const requestRows = stories.map((story) => {
  const { name, id, client, creator, state, message, terms, steps } = story;
  const isOpen = state === 'changes';
  return {
    id,
    client_id: createStableId('user', client),
    creator_id: createStableId('user', creator),
    ...terms,
    message,
    ...statusByState[state],
    delivered_at: isOpen ? null : getTime(story, 'deliver'),
    version: steps.length,
    request_key: createStableId('request-key', name),
    request_digest: name,
    created_at: getTime(story, 'create'),
    updated_at: lastTime(story),
  };
});

export const eventRows = stories.flatMap(({ name, id, client, creator, steps, at }) =>
  steps.map((step, index) => {
    const [action, by] = step;
    return {
      hire_request_id: id,
      version: index + 1,
      actor_id: by === 'time' ? null : createStableId('user', by === 'client' ? client : creator),
      action,
      note: pickNote(action, name),
      created_at: at(step),
    };
  }),
);

export const transactionRows = stories
  .filter(({ state }) => ['accepted', 'completed'].includes(statusByState[state].status))
  .map((story) => {
    const completed = getTime(story, 'approve', 'complete');
    return {
      id: createStableId('transaction', story.name),
      hire_request_id: story.id,
      client_id: createStableId('user', story.client),
      creator_id: createStableId('user', story.creator),
      title: story.terms.title,
      amount: story.terms.price,
      status: completed ? 'completed' : 'pending',
      completed_at: completed,
      created_at: getTime(story, 'accept'),
    };
  });

function lastTime({ steps, at }: RequestStory) {
  const last: Step | undefined = steps.at(-1);
  return last ? at(last) : null;
}

function pickNote(action: Action, name: string): string | null {
  const notesByAction: Partial<Record<Action, readonly string[]>> = notes;
  return pick(notesByAction[action] ?? [], `${name}/${action}`) ?? null;
}
