import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useDialogParam } from './use-dialog-param.ts';
import { useDialogState } from './use-dialog-state.ts';

function WithParam() {
  const { value, open, close } = useDialogParam('hire');
  return <Dialog isOpen={value !== null} onOpen={() => open('me')} onClose={close} />;
}

function WithState() {
  const { isOpen, open, close } = useDialogState('filters');
  return <Dialog isOpen={isOpen} onOpen={open} onClose={close} />;
}

type DialogProps = { isOpen: boolean; onOpen: () => void; onClose: () => void };

function Dialog({ isOpen, onOpen, onClose }: DialogProps) {
  // Simulates two presses before the page has changed.
  const closeTwice = () => {
    onClose();
    onClose();
  };
  return isOpen ? (
    <button onClick={closeTwice}>Close</button>
  ) : (
    <button onClick={onOpen}>Open</button>
  );
}

describe.each([
  ['in the URL', <WithParam key="param" />],
  ['in the history only', <WithState key="state" />],
])('a dialog %s', (_where, page) => {
  it('steps back once, even if it is closed twice, and can be opened and closed again', async () => {
    const router = createMemoryRouter(
      [
        { path: '/before', element: <p>Before</p> },
        { path: '/creators', element: page },
      ],
      { initialEntries: ['/before', '/creators'], initialIndex: 1 },
    );
    render(<RouterProvider router={router} />);

    for (let time = 1; time <= 2; time += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await screen.findByRole('button', { name: 'Open' });
    }
    await router.navigate(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));

    await screen.findByRole('button', { name: 'Open' });
    expect(router.state.location.pathname + router.state.location.search).toBe('/creators');
  });
});
