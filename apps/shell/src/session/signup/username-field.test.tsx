import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormProvider, useForm } from 'react-hook-form';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { UsernameField } from './username-field.tsx';

function UsernameForm() {
  return (
    <FormProvider {...useForm({ defaultValues: { username: '' } })}>
      <UsernameField />
    </FormProvider>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

function openField() {
  const backend = backendWithUsers();
  renderInShell([{ path: '/', Component: UsernameForm }], { backend });
  const person = userEvent.setup({ delay: null });
  const input = screen.getByRole('textbox', { name: 'Username' });
  const getAvailabilityRequests = () => backend.calls('username_available');
  return { backend, person, input, getAvailabilityRequests };
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const status = () => screen.getByRole('status').textContent;

describe('UsernameField', () => {
  it('shows its hint while empty', () => {
    const { input } = openField();

    expect(status()).toBe('');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText(/3-30 characters/)).toBeTruthy();
  });

  it('trims whitespace around a name, as the form does', async () => {
    const { person, input, getAvailabilityRequests } = openField();

    await person.type(input, ' Noor ');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await advance(900);

    await screen.findByText('Username is available');
    expect(getAvailabilityRequests()).toEqual([{ name: 'noor' }]);
    expect(screen.getByText('/creator/noor')).toBeTruthy();
  });

  it('checks 0.8 s after the last keystroke, then shows that the name is available', async () => {
    const { person, input, getAvailabilityRequests } = openField();

    await person.type(input, 'noor');
    expect(status()).toBe('Checking...');
    await advance(700);
    await person.type(input, '1');
    await advance(700);
    expect(getAvailabilityRequests()).toEqual([]);
    expect(status()).toBe('Checking...');
    await advance(200);

    await screen.findByText('Username is available');
    expect(getAvailabilityRequests()).toEqual([{ name: 'noor1' }]);
  });

  it('shows that a name is taken', async () => {
    const { backend, person, input } = openField();
    backend.rpc('username_available', () => false);

    await person.type(input, 'ada-stone');
    await advance(900);

    await screen.findByText('Username already taken');
  });

  it.each(['admin', 'moderator', 'user', 'test', 'support'])(
    'shows that %s is taken without querying the database',
    async (name) => {
      const { person, input, getAvailabilityRequests } = openField();

      await person.type(input, name);
      expect(screen.queryByText('Username already taken')).toBeNull();
      await advance(900);

      expect(screen.getByText('Username already taken')).toBeTruthy();
      expect(getAvailabilityRequests()).toEqual([]);
    },
  );

  it.each([
    ['a b', 'Username can only contain lowercase letters, numbers, underscores, and hyphens'],
    ['ab', 'Username must be at least 3 characters long'],
    ['a'.repeat(30), 'Username must be less than 30 characters long'],
  ])('rejects %j at once', async (name, message) => {
    const { person, input, getAvailabilityRequests } = openField();

    await person.type(input, name);

    expect(screen.getByText(message)).toBeTruthy();
    await advance(900);
    expect(getAvailabilityRequests()).toEqual([]);
  });

  it('converts to lowercase and shows the future URL', async () => {
    const { person, input } = openField();

    await person.type(input, 'Ada-LOVELACE');

    expect(input).toHaveProperty('value', 'ada-lovelace');
    expect(screen.getByText('/creator/ada-lovelace')).toBeTruthy();
  });

  it('keeps the cursor position when an uppercase letter is typed in the middle', async () => {
    const { person, input } = openField();

    await person.type(input, 'adstone');
    await person.type(input, 'A', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(input).toHaveProperty('value', 'adastone');
    expect(input).toHaveProperty('selectionStart', 3);
  });

  it('does not report a name as taken if it could not be checked', async () => {
    const { backend, person, input } = openField();
    backend.goDown();

    await person.type(input, 'noor');
    await advance(900);

    await screen.findByText(/^We couldn't check this username/);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
});
