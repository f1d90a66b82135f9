import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aManagedProject } from '../testing/admin-rows.ts';
import '../shared/reason/reason-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/projects';
const copied = { reason: 'Copied text', at: '2025-06-03T12:00:00.000Z', by: null };

describe('Manage Projects', () => {
  it('lists projects with the actions available for each', async () => {
    const projects = [
      aManagedProject(),
      aManagedProject({ id: testId(102), title: 'Tidepool', is_public: false, hidden: copied }),
      aManagedProject({ id: testId(103), title: 'Quorum', is_featured: true }),
      aManagedProject({
        id: testId(104),
        title: 'Lantern',
        is_public: false,
        visibility: 'unlisted',
      }),
    ];
    openPage(PATH, { admin: { projects } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Projects' })).toBeTruthy();
    const buttonsOf = (title: RegExp) =>
      within(screen.getByRole('row', { name: title }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    await screen.findByRole('row', { name: /Tidepool/ });
    expect(buttonsOf(/Harbor/)).toEqual(['Hide Harbor Pantry', 'Feature Harbor Pantry']);
    expect(buttonsOf(/Tidepool/)).toEqual(['Show again Tidepool']);
    expect(buttonsOf(/Quorum/)).toEqual(['Hide Quorum', 'Unfeature Quorum']);
    const unlisted = screen.getByRole('row', { name: /Lantern/ });
    expect(buttonsOf(/Lantern/)).toEqual(['Hide Lantern']);
    expect(within(unlisted).getByText('Unlisted')).toBeTruthy();
    expect(within(unlisted).queryByText('Not public')).toBeNull();
    expect(screen.getByText('Copied text')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Harbor Pantry' })).toBeTruthy();
  });

  it.each([
    ['Hide', 'admin_hide', { kind: 'project', item_id: testId(101) }, '“Harbor Pantry” is hidden.'],
    ['Feature', 'admin_feature', { project_id: testId(101) }, '“Harbor Pantry” is featured.'],
  ])('%s names the project and requires a reason', async (label, name, target, done) => {
    const sent: unknown[] = [];
    const { notices } = openPage(PATH, {
      answerWrite: (called, input) => {
        if (called !== name) return undefined;
        sent.push(input);
        return Response.json(true);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: `${label} Harbor Pantry` }));
    const dialog = within(await screen.findByRole('dialog', { name: `${label} “Harbor Pantry”?` }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'We looked at it');
    await userEvent.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: done }]));
    expect(sent).toEqual([{ ...target, reason: 'We looked at it' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows an empty state without projects', async () => {
    openPage(PATH, { admin: { projects: [] } });
    expect(await screen.findByText('No projects')).toBeTruthy();
  });
});
