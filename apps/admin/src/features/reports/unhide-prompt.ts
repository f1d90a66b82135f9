import { changeItem, type HiddenItem } from '@showcase/data/admins';
import { isolated } from '@showcase/ui';
import type { ReasonPrompt } from '../../shared/reason/reason-prompt.ts';
import { KIND_LABELS } from './report-labels.ts';

/** The prompt before a hidden item is shown again. */
export function getUnhidePrompt({ id, kind, title, owner }: HiddenItem): ReasonPrompt {
  const name = kind === 'user' ? isolated`the profile of ${title}` : isolated`“${title}”`;
  const sentence = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return {
    key: `unhide ${kind} ${id}`,
    title: `Show ${name} again?`,
    consequence: isolated`Everyone can see the ${kind === 'user' ? 'profile' : KIND_LABELS[kind].toLowerCase()} again, and ${owner?.name ?? 'its owner'} is notified.`,
    confirmLabel: 'Show again',
    variant: 'primary',
    perform: (client, reason) => changeItem(client, { action: 'unhide', kind, itemId: id, reason }),
    successText: `${sentence} is visible again.`,
    conflictText: `${sentence} was already visible.`,
  };
}
