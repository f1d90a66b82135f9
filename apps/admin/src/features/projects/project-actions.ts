import { changeFeature, changeItem, type ManagedProject } from '@showcase/data/admins';
import { bidi } from '@showcase/ui';
import type { ReasonPrompt } from '../../shared/reason/reason-prompt.ts';

export type ProjectAction = 'hide' | 'unhide' | 'feature' | 'unfeature';

export const ACTION_LABELS: Record<ProjectAction, string> = {
  hide: 'Hide',
  unhide: 'Show again',
  feature: 'Feature',
  unfeature: 'Unfeature',
};

/** The actions available for a project. Only public projects can be featured. */
export function actionsFor({
  hidden,
  is_featured,
  is_public,
}: Pick<ManagedProject, 'hidden' | 'is_featured' | 'is_public'>): ProjectAction[] {
  const actions: ProjectAction[] = [hidden ? 'unhide' : 'hide'];
  if (is_featured) actions.push('unfeature');
  else if (is_public) actions.push('feature');
  return actions;
}

/** The prompt for each action. */
export function getPrompt(
  action: ProjectAction,
  { id, title, hidden }: ManagedProject,
): ReasonPrompt {
  const item = (kind: 'hide' | 'unhide') =>
    ((client, reason) =>
      changeItem(client, {
        action: kind,
        kind: 'project',
        itemId: id,
        reason,
      })) satisfies ReasonPrompt['perform'];
  const feature = (kind: 'feature' | 'unfeature') =>
    ((client, reason) =>
      changeFeature(client, {
        action: kind,
        projectId: id,
        reason,
      })) satisfies ReasonPrompt['perform'];
  const name = bidi`“${title}”`;
  const common = { key: `${action} ${id}`, confirmLabel: ACTION_LABELS[action] };
  switch (action) {
    case 'hide':
      return {
        ...common,
        title: `Hide ${name}?`,
        consequence:
          'Visitors see “This is no longer available.” instead. Its creator can still see it, and you can show it again at any time.',
        variant: 'danger',
        perform: item('hide'),
        successText: `${name} is hidden.`,
        conflictText: `${name} was already hidden.`,
        existing: hidden && { label: 'Hidden', details: hidden },
      };
    case 'unhide':
      return {
        ...common,
        title: `Show ${name} again?`,
        consequence: 'Everyone can see it again.',
        variant: 'primary',
        perform: item('unhide'),
        successText: `${name} is visible again.`,
        conflictText: `${name} was already visible.`,
      };
    case 'feature':
      return {
        ...common,
        title: `Feature ${name}?`,
        consequence: 'It appears in the featured section of the landing page.',
        variant: 'primary',
        perform: feature('feature'),
        successText: `${name} is featured.`,
        conflictText: `${name} was already featured.`,
      };
    case 'unfeature':
      return {
        ...common,
        title: `Unfeature ${name}?`,
        consequence: 'It leaves the featured section of the landing page but stays public.',
        variant: 'danger',
        perform: feature('unfeature'),
        successText: `${name} is no longer featured.`,
        conflictText: `${name} was no longer featured.`,
      };
  }
}
