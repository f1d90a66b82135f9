import { screen, waitFor } from '@testing-library/react';
import { Button } from '@showcase/ui';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Dialog } from './dialog.tsx';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Hire</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Hire Ada"
        description="Tell Ada what you need."
      >
        <input aria-label="Message" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  describeConformance(Dialog, {
    props: { isOpen: true, onOpenChange: () => {}, title: 'Hire Ada', children: 'Text' },
    tag: 'div',
  });

  it('adds no landmark for its footer', () => {
    renderWithUi(
      <Dialog isOpen onOpenChange={() => {}} title="Hire Ada" footer="Save">
        Text
      </Dialog>,
    );
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('is named by its title, has a description, and focuses its first control', async () => {
    const { user } = renderWithUi(<Example />);
    await user.click(screen.getByRole('button', { name: 'Hire' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hire Ada' });
    const description = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Tell Ada what you need.');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
    });
  });

  it.each(['Escape', 'Close'])('closes by %s and restores the focus', async (action) => {
    const { user } = renderWithUi(<Example />);
    const opener = screen.getByRole('button', { name: 'Hire' });
    await user.click(opener);
    await screen.findByRole('dialog');
    if (action === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('makes the page behind it inert while it is open, except for live regions', async () => {
    const { user } = renderWithUi(
      <>
        <Example />
        <p aria-live="polite">Saved</p>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Hire' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    const region = screen.getByText('Saved');
    for (const element of [dialog, region]) expect(element.closest('[inert]')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(document.querySelector('[inert]')).toBeNull();
  });
});
