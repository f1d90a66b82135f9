import { aProject, aService, testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProjectDialog } from '../features/project-form/project-dialog.tsx';
import { ServiceDialog } from '../features/service-form/service-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const DIALOGS = { project: ProjectDialog, service: ServiceDialog };

const FIRST_CONTROL = {
  project: { role: 'textbox', name: 'Project title' },
  service: { role: 'button', name: 'Preview' },
} as const;

describe.each(['project', 'service'] as const)('the form of a new %s', (kind) => {
  const label = kind === 'project' ? 'Project' : 'Service';
  const path = `/dashboard/dev/${kind}s`;
  const button = () => screen.findByRole('button', { name: `Add New ${label}` });
  const rows = () => ({ projects: [aProject()], services: [aService()] });

  function openWithCode() {
    const { backend, queryClient } = openPage(path, rows());
    const code = Promise.withResolvers<(typeof DIALOGS)[typeof kind]>();
    const options = { queryKey: ['code', `${kind} form`], queryFn: () => code.promise };
    void queryClient.prefetchQuery({ ...options, meta: { failure: 'Error loading the form:' } });
    return { backend, code };
  }

  it('leaves the focus on the busy button while its code loads, then takes it', async () => {
    const { code } = openWithCode();
    (await button()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
    expect((await button()).matches(':focus')).toBe(true);
    code.resolve(DIALOGS[kind]);
    const dialog = await screen.findByRole('dialog');
    const first = within(dialog).getByRole(FIRST_CONTROL[kind].role, FIRST_CONTROL[kind]);
    await waitFor(() => expect(first.matches(':focus')).toBe(true));
  });

  it('moves the focus only once when opened for editing, from the busy button into the form', async () => {
    const { backend, code } = openWithCode();
    const edit = await screen.findByRole('button', { name: /^Edit / });
    edit.focus();
    const row = Promise.withResolvers<undefined>();
    backend.answerWith(() => row.promise);
    const focused: (EventTarget | null)[] = [];
    const recordFocus = ({ target }: Event) => focused.push(target);
    document.addEventListener('focusin', recordFocus);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(edit.getAttribute('aria-busy')).toBe('true'));
    code.resolve(DIALOGS[kind]);
    await act(() => code.promise);
    expect(edit.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    row.resolve(undefined);
    const dialog = await screen.findByRole('dialog');
    const first = within(dialog).getByRole(FIRST_CONTROL[kind].role, FIRST_CONTROL[kind]);
    await waitFor(() => expect(focused).toEqual([first]));
    expect(edit.getAttribute('aria-busy')).toBeNull();
    document.removeEventListener('focusin', recordFocus);
  });

  it('shows an error when its code cannot be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { code } = openWithCode();
    await userEvent.click(await button());
    code.reject(new TypeError('Failed to fetch'));
    await screen.findByText(`We couldn't load the ${kind} form. Everything else still works.`);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it.each(['Cancel', 'Close'])('goes back in the history on %s', async (name) => {
    const { page } = openPage(path, rows());
    await userEvent.click(await button());
    expect(page.state.location.search).toBe('?edit=new');
    await userEvent.dblClick(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.state.historyAction).toBe('POP');
    expect(page.state.location).toMatchObject({ pathname: path, search: '' });
  });

  it('is replaced by the list when it was opened from a link', async () => {
    const { page } = openPage(`${path}?edit=new`, rows());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.state.location).toMatchObject({ pathname: path, search: '' });
  });
});

it.each([
  ['projects', 101, { projects: [aProject({ user_id: testId(9), title: 'Not mine' })] }],
  ['services', 201, { services: [aService({ user_id: testId(9), title: 'Not mine' })] }],
])('does not open another user’s item in %s', async (table, id, rows) => {
  openPage(`/dashboard/dev/${table}?edit=${testId(id)}`, rows);
  expect(await screen.findByText("This item no longer exists, or it isn't yours.")).toBeTruthy();
});
