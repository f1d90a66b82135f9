import { changeItem, type HiddenItem } from '@showcase/data';
import { isolated } from '@showcase/ui';
import type { Ask } from '../../shared/reason/ask.ts';
import { KINDS } from './report-words.ts';

/** The question before something hidden is shown again. */
export function askToShowAgain({ id, kind, title, owner }: HiddenItem): Ask {
  const name = kind === 'user' ? isolated`the profile of ${title}` : isolated`“${title}”`;
  const sentence = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return {
    key: `unhide ${kind} ${id}`,
    title: `Show ${name} again?`,
    consequence: isolated`Everyone can see the ${kind === 'user' ? 'profile' : KINDS[kind].toLowerCase()} again, and ${owner?.name ?? 'its owner'} is told.`,
    confirmLabel: 'Show again',
    variant: 'primary',
    perform: (client, reason) => changeItem(client, { action: 'unhide', kind, itemId: id, reason }),
    done: `${sentence} is visible again.`,
    already: `${sentence} was visible already.`,
  };
}
