import { changeAccount, changeItem, type ManagedPerson, type PeopleKind } from '@showcase/data';
import { isolated } from '@showcase/ui';
import type { ReasonPrompt } from '../../shared/reason/reason-prompt.ts';

export type PersonAction =
  'suspend' | 'restore' | 'hide' | 'unhide' | 'grant_admin' | 'revoke_admin';

/** The actions available for a person. */
export function actionsFor(
  { suspended, hidden, is_admin }: Pick<ManagedPerson, 'suspended' | 'hidden' | 'is_admin'>,
  kind: PeopleKind,
): PersonAction[] {
  const actions: PersonAction[] = [];
  if (suspended) actions.push('restore');
  else if (!is_admin) actions.push('suspend');
  if (hidden) actions.push('unhide');
  else if (kind === 'creators') actions.push('hide');
  if (is_admin) actions.push('revoke_admin');
  else if (!suspended) actions.push('grant_admin');
  return actions;
}

export const ACTION_LABELS: Record<PersonAction, string> = {
  suspend: 'Suspend',
  restore: 'Restore',
  hide: 'Hide profile',
  unhide: 'Unhide profile',
  grant_admin: 'Make admin',
  revoke_admin: 'Revoke admin',
};

/** The prompt for each action. */
export function getPrompt(action: PersonAction, person: ManagedPerson): ReasonPrompt {
  const { id, suspended, hidden } = person;
  const name = isolated`${person.name}`;
  const account = (kind: 'suspend' | 'restore' | 'grant_admin' | 'revoke_admin') =>
    ((client, reason) =>
      changeAccount(client, {
        action: kind,
        userId: id,
        reason,
      })) satisfies ReasonPrompt['perform'];
  const profile = (kind: 'hide' | 'unhide') =>
    ((client, reason) =>
      changeItem(client, {
        action: kind,
        kind: 'user',
        itemId: id,
        reason,
      })) satisfies ReasonPrompt['perform'];
  const common = { key: `${action} ${id}`, confirmLabel: ACTION_LABELS[action] };
  switch (action) {
    case 'suspend':
      return {
        ...common,
        title: `Suspend ${name}?`,
        consequence:
          'They can sign in and read, but no longer write anything, and what they publish is no longer shown. You can restore the account at any time.',
        variant: 'danger',
        perform: account('suspend'),
        successText: `${name} is suspended.`,
        conflictText: `${name} was suspended already.`,
        existing: suspended && { label: 'Suspended', details: suspended },
      };
    case 'restore':
      return {
        ...common,
        title: `Restore ${name}?`,
        consequence: 'They can write again, and what they publish is shown again.',
        variant: 'primary',
        perform: account('restore'),
        successText: `${name} is active again.`,
        conflictText: `${name} was restored already.`,
      };
    case 'hide':
      return {
        ...common,
        title: `Hide the profile of ${name}?`,
        consequence:
          'Profile, projects and services are no longer shown to anyone but them. They can keep working, and you can unhide it at any time.',
        variant: 'danger',
        perform: profile('hide'),
        successText: `The profile of ${name} is hidden.`,
        conflictText: `The profile of ${name} was hidden already.`,
        existing: hidden && { label: 'Hidden', details: hidden },
      };
    case 'unhide':
      return {
        ...common,
        title: `Unhide the profile of ${name}?`,
        consequence: 'Profile, projects and services are shown again.',
        variant: 'primary',
        perform: profile('unhide'),
        successText: `The profile of ${name} is visible again.`,
        conflictText: `The profile of ${name} was visible already.`,
      };
    case 'grant_admin':
      return {
        ...common,
        title: `Make ${name} an admin?`,
        consequence:
          'They can do everything you can do here, and revoke your own grant. It takes effect at once.',
        variant: 'primary',
        perform: account('grant_admin'),
        successText: `${name} is an admin now.`,
        conflictText: `${name} was an admin already.`,
      };
    case 'revoke_admin':
      return {
        ...common,
        title: `Revoke admin from ${name}?`,
        consequence: 'They lose this area at once. The last admin cannot be removed.',
        variant: 'danger',
        perform: account('revoke_admin'),
        successText: `${name} is no longer an admin.`,
        conflictText: `${name} was no longer an admin.`,
      };
  }
}
