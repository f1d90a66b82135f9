import { aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HIRE_DIALOG } from '../../shared/hiring/use-hiring.ts';
import { openPage } from '../../testing/open-page.tsx';
import { HireDialog } from './hire-dialog.tsx';

it('shows progress on the pressed button until the dialog is open', async () => {
  const { user, queryClient } = openPage(
    `/creators/${testId(1)}`,
    fakeBackend({ users: [aUser()], services: [aService()] }),
  );
  const code = Promise.withResolvers<typeof HireDialog>();
  void queryClient.prefetchQuery({
    queryKey: ['code', HIRE_DIALOG],
    queryFn: () => code.promise,
    meta: { failure: 'Error loading the hire dialog:' },
  });
  const button = await screen.findByRole('button', { name: 'Hire Me' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
  code.resolve(HireDialog);
  await screen.findByRole('dialog', { name: 'Hire Ada Stone' });
  expect(button.getAttribute('aria-busy')).toBeNull();
});
