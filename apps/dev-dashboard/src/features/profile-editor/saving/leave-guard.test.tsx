import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

it('confirms with a notice until the code of the dialog has loaded', async () => {
  const { page, queryClient } = openPage('/dashboard/dev/profile');
  const code = Promise.withResolvers<typeof LeaveDialog>();
  void queryClient.prefetchQuery({
    queryKey: ['code', 'question about unsaved edits'],
    queryFn: () => code.promise,
    meta: { failure: 'Error loading the question:' },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Stone');
  void page.navigate('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByText(/^Leave without saving/)).toBeNull();

  void page.navigate('/elsewhere');
  expect(await screen.findByText(/^Leave without saving\? Your changes/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  code.resolve(LeaveDialog);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
