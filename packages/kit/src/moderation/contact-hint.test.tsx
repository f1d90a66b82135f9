import { aUser, dataWorld, fakeBackend, testId } from '@showcase/data/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContactHint, FirstContactHint } from './contact-hint.tsx';

const me = testId(2);
const ada = testId(1);

function open(conversations: object[]) {
  const backend = fakeBackend({
    signedInAs: me,
    users: [aUser({ id: ada }), aUser({ id: me, username: null, is_dev: false })],
  });
  backend.answerWith(({ url }) => {
    if (url.pathname.endsWith('/rest/v1/conversations')) return Response.json(conversations);
    if (url.pathname.endsWith('/rpc/people')) {
      const person = { id: ada, name: 'Ada Stone', avatar: null, is_creator: true };
      return Response.json([{ ...person, last_seen_at: null, is_suspended: false }]);
    }
    return undefined;
  });
  render(dataWorld({ backend }).wrap(<FirstContactHint userId={me} personId={ada} />));
  return backend;
}

describe('the hint at first contact', () => {
  it('leads to the terms, and stays away once it is dismissed', async () => {
    const view = render(<ContactHint userId={me} />);
    expect(screen.getByRole('note').textContent).toMatch(/^Agree on price, scope and payment here/);
    expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe(
      '/terms#agreements',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('note')).toBeNull();
    view.unmount();
    render(<ContactHint userId={me} />);
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    render(<ContactHint userId={ada} />);
    expect(screen.getByRole('note')).toBeTruthy();
  });

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    render(<ContactHint userId={me} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows to who has no conversation with the person', async () => {
    open([]);
    expect(await screen.findByRole('note')).toBeTruthy();
  });

  it('does not show to who has one', async () => {
    const backend = open([{ id: testId(400), first_user_id: ada, second_user_id: me }]);
    await waitFor(() => expect(backend.requests.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('note')).toBeNull();
  });
});
