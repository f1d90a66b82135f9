import { screen } from '@testing-library/react';
import { Field } from '@showcase/ui';
import { describeConformance, renderWithUi } from '@showcase/ui/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

function Location({ start = '' }) {
  const [location, setLocation] = useState(start);
  return (
    <Field label="Location">
      <Combobox
        value={location}
        onValueChange={setLocation}
        suggestions={['Berlin Germany', 'Boston MA', 'London UK']}
      />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
const options = async () =>
  (await screen.findAllByRole('option')).map((option) => option.textContent);

describe('Combobox', () => {
  describeConformance(Combobox, {
    props: { value: 'London UK', onValueChange: () => {}, suggestions: ['London UK'] },
    tag: 'input',
    within: (children) => <Field label="Location">{children}</Field>,
  });

  it('offers all suggestions on a click', async () => {
    const { user } = renderWithUi(<Location />);
    await user.click(input());
    expect(await options()).toEqual(['Berlin Germany', 'Boston MA', 'London UK']);
  });

  it('offers those that contain the typed text, to choose with the arrow keys and Enter', async () => {
    const { user } = renderWithUi(<Location />);
    await user.type(input(), 'on');
    expect(await options()).toEqual(['Boston MA', 'London UK']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input().value).toBe('London UK');
  });

  it('takes a clicked suggestion instead of the typed text', async () => {
    const { user } = renderWithUi(<Location />);
    await user.type(input(), 'ber');
    await user.click(await screen.findByRole('option', { name: 'Berlin Germany' }));
    expect(input().value).toBe('Berlin Germany');
  });

  it('leaves the rest of the page to assistive technology while suggestions are open', async () => {
    const { user } = renderWithUi(
      <>
        <Location />
        <button>Save</button>
      </>,
    );
    await user.type(input(), 'o');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps any other text, and Enter submits the form with it', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderWithUi(
      <form onSubmit={send}>
        <Location />
        <button type="submit">Save</button>
      </form>,
    );
    await user.type(input(), 'Lisbon Portugal{Enter}');
    expect(input().value).toBe('Lisbon Portugal');
    expect(send).toHaveBeenCalledOnce();
  });
});
