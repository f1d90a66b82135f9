import { renderWithData } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { isFixed } from '../testing/is-fixed.ts';
import { lazyDialog } from './lazy-dialog.tsx';

type Props = { isOpen?: boolean };

function open(props: Props) {
  const load = vi.fn(() =>
    Promise.reject<(props: Props) => null>(new TypeError('Failed to fetch')),
  );
  const Dialog = lazyDialog<Props>({ name: 'report dialog', load });
  renderWithData(
    <div>
      <Dialog {...props} />
    </div>,
  );
  return { load };
}

it.each([{}, { isOpen: true }])('names the dialog and retries with props %j', async (props) => {
  const { load } = open(props);
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toMatch(/couldn't load the report dialog/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
});

it('says so where it is seen, at any scroll position', async () => {
  open({});
  expect(isFixed(await screen.findByRole('alert'))).toBe(true);
});

it('shows nothing while the dialog is closed', async () => {
  const { load } = open({ isOpen: false });
  await expect.poll(() => load).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
