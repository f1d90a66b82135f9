import {
  changeAccount,
  changeItem,
  markFakeReviews,
  restorePerson,
  suspendPerson,
  type ManagedPerson,
  type PeopleKind,
} from '@showcase/data/admins';
import { bidi } from '@showcase/ui';
import { createElement } from 'react';
import { ShowsReviews } from '../../shared/shows-reviews.tsx';
import { FakeReviews } from '../../shared/fake-reviews/fake-reviews.tsx';
import type { ReasonPrompt } from '../../shared/reason/reason-prompt.ts';

export type PersonAction =
  | 'suspend'
  | 'restore'
  | 'hide_reviews'
  | 'hide'
  | 'unhide'
  | 'grant_admin'
  | 'revoke_admin';

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
  actions.push('hide_reviews');
  return actions;
}

export const ACTION_LABELS: Record<PersonAction, string> = {
  suspend: 'Suspend',
  restore: 'Reinstate',
  hide_reviews: 'Mark fake reviews',
  hide: 'Hide profile',
  unhide: 'Show profile again',
  grant_admin: 'Make admin',
  revoke_admin: 'Revoke admin',
};

/** The prompt for each action. */
export function getPrompt(action: PersonAction, person: ManagedPerson): ReasonPrompt {
  const { id, suspended, hidden } = person;
  const name = bidi`${person.name}`;
  const account = (kind: 'grant_admin' | 'revoke_admin') =>
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
  const fakeReviews: ReasonPrompt['choices'] = {
    initial: [],
    render: (state) => createElement(FakeReviews, { ...state, personId: id }),
  };
  const shownReviews: ReasonPrompt['choices'] = {
    initial: ['reviews'],
    render: ({ chosen, onChange }) =>
      person.fake_reviews > 0 &&
      createElement(ShowsReviews, {
        count: person.fake_reviews,
        isChecked: chosen.length > 0,
        onChange: (is) => onChange(is ? ['reviews'] : []),
      }),
  };
  switch (action) {
    case 'suspend':
      return {
        ...common,
        title: `Suspend ${name}?`,
        consequence:
          "They can sign in and read but can't write anything, and everything they published is hidden. You can reinstate the account at any time.",
        variant: 'danger',
        choices: fakeReviews,
        perform: (client, reason, chosen) =>
          suspendPerson(client, { userId: id, reason, fakeReviews: chosen }),
        successText: `${name} is suspended.`,
        conflictText: `${name} was already suspended.`,
        existing: suspended && { label: 'Suspended', details: suspended },
      };
    case 'restore':
      return {
        ...common,
        title: `Reinstate ${name}?`,
        consequence: 'They can write again, and everything they published is visible again.',
        variant: 'primary',
        choices: shownReviews,
        perform: (client, reason, chosen) =>
          restorePerson(client, { userId: id, reason, showsReviews: chosen.length > 0 }),
        successText: `${name} is active again.`,
        conflictText: `${name} was already reinstated.`,
      };
    case 'hide_reviews':
      return {
        ...common,
        title: `Mark fake reviews of ${name}?`,
        consequence: 'Choose among the reviews that they wrote or got.',
        variant: 'danger',
        choices: fakeReviews,
        perform: (client, reason, chosen) =>
          markFakeReviews(client, { userId: id, reason, fakeReviews: chosen }),
        successText: 'The reviews are hidden.',
        conflictText: 'These reviews were already hidden.',
      };
    case 'hide':
      return {
        ...common,
        title: `Hide the profile of ${name}?`,
        consequence:
          'Their profile, projects and services are hidden from everyone else. They can keep working, and you can show the profile again at any time.',
        variant: 'danger',
        perform: profile('hide'),
        successText: `The profile of ${name} is hidden.`,
        conflictText: `The profile of ${name} was already hidden.`,
        existing: hidden && { label: 'Hidden', details: hidden },
      };
    case 'unhide':
      return {
        ...common,
        title: `Show the profile of ${name} again?`,
        consequence: 'Their profile, projects and services are visible again.',
        variant: 'primary',
        perform: profile('unhide'),
        successText: `The profile of ${name} is visible again.`,
        conflictText: `The profile of ${name} was already visible.`,
      };
    case 'grant_admin':
      return {
        ...common,
        title: `Make ${name} an admin?`,
        consequence:
          'They can do everything you can do here, including removing you as an admin. This takes effect immediately.',
        variant: 'primary',
        perform: account('grant_admin'),
        successText: `${name} is now an admin.`,
        conflictText: `${name} was already an admin.`,
      };
    case 'revoke_admin':
      return {
        ...common,
        title: `Revoke admin from ${name}?`,
        consequence: "They lose access to this area immediately. The last admin can't be removed.",
        variant: 'danger',
        perform: account('revoke_admin'),
        successText: `${name} is no longer an admin.`,
        conflictText: `${name} was no longer an admin.`,
      };
  }
}
