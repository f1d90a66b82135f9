import { aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';

// The code of the dialog is not imported here: the first press fetches it.
it('is announced by the button that was pressed, until it is there', async () => {
  const { user } = show(
    `/creators/${testId(1)}`,
    fakeBackend({ users: [aUser()], services: [aService()] }),
  );
  const button = await screen.findByRole('button', { name: 'Hire Me' });
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(button.getAttribute('aria-busy')));
  observer.observe(button, { attributes: true, attributeFilter: ['aria-busy'] });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Hire Ada Stone' }, { timeout: 15_000 });
  observer.disconnect();
  expect(seen[0]).toBe('true');
  expect(button.getAttribute('aria-busy')).toBeNull();
});
