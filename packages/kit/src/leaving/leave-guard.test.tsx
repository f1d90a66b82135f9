import { dataWorld } from '@showcase/data/testing';
import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { PageProvider } from '@showcase/remote-contract/services';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { isFixed } from '../testing/is-fixed.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

function openPage(isDirty: boolean, loadDialog = () => Promise.resolve(LeaveDialog)) {
  const { wrap, queryClient } = dataWorld();
  void queryClient.prefetchQuery({
    queryKey: ['code', 'question about unsaved edits'],
    queryFn: loadDialog,
    meta: { failure: 'Error loading the question:' },
  });
  const onLeave = vi.fn();
  const guard = (
    <PageProvider value={{ notify: () => undefined, head: null }}>
      <p>The page</p>
      <LeaveGuard isDirty={isDirty} unsaved="Your note isn't saved yet." onLeave={onLeave} />
    </PageProvider>
  );
  const page = createMemoryRouter([
    { path: '/', element: guard },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(wrap(<RouterProvider router={page} />));
  return { page, onLeave };
}

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('confirms with a notice until the code of the dialog has loaded', async () => {
  const code = Promise.withResolvers<typeof LeaveDialog>();
  const { page, onLeave } = openPage(true, () => code.promise);
  void page.navigate('/elsewhere');
  const stay = await screen.findByRole('button', { name: 'Stay' });
  expect(stay.matches(':focus')).toBe(true);
  expect(isFixed(screen.getByText(/^Leave without saving/))).toBe(true);
  await userEvent.click(stay);
  expect(screen.queryByText(/^Leave without saving/)).toBeNull();

  void page.navigate('/elsewhere');
  expect(await screen.findByText("Leave without saving? Your note isn't saved yet.")).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  code.resolve(LeaveDialog);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(onLeave).toHaveBeenCalledOnce();
});

it('warns before the tab is closed, only with unsaved edits', async () => {
  openPage(true);
  await screen.findByText('The page');
  expect(closeTab()).toBe(true);
  cleanup();
  openPage(false);
  await screen.findByText('The page');
  expect(closeTab()).toBe(false);
});

it('lets people leave without unsaved edits', async () => {
  const { page } = openPage(false);
  await screen.findByText('The page');
  void page.navigate('/elsewhere');
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
