import { act, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Textarea } from './textarea.tsx';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('Textarea', () => {
  describeConformance(Textarea, {
    props: { limit: 200 },
    tag: 'textarea',
    within: (children) => <Field label="About you">{children}</Field>,
  });

  it('has no counter by default', () => {
    const { container } = renderWithUi(<Textarea aria-label="About" defaultValue="Hello" />);
    expect(container.textContent).toBe('Hello');
  });

  it('counts typed characters against its limit', async () => {
    const { user } = renderWithUi(<Textarea aria-label="About" limit={200} />);
    expect(screen.getByText('0 of 200')).toBeDefined();
    await user.type(text(), 'Hello');
    expect(screen.getByText('5 of 200')).toBeDefined();
  });

  it('keeps what is typed in a controlled field', async () => {
    const { container, user } = renderWithUi(<ControlledTextarea />);
    // A browser renders pending updates between the listeners of one keystroke.
    container.firstElementChild?.addEventListener('input', () => flushSync(() => {}));
    await user.type(text(), 'Hello');
    expect(text().value).toBe('Hello');
    expect(screen.getByText('5 of 200')).toBeDefined();
  });

  it('counts a value that its form changes', async () => {
    const { user } = renderWithUi(<ControlledTextarea />);
    await user.type(text(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    expect(screen.getByText('2 of 200')).toBeDefined();
  });

  it('shows a custom counter text', () => {
    const words = (length: number) => `${length} chars (min 50)`;
    renderWithUi(<Textarea aria-label="Description" counter={words} defaultValue="Hello" />);
    expect(screen.getByText('5 chars (min 50)')).toBeDefined();
  });

  it('announces the counter only near and above the limit', async () => {
    const { user } = renderWithUi(<Textarea aria-label="About" limit={25} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(text(), 'Hello');
    expect(screen.getByRole('status').textContent).toBe('20 characters left');
    await user.type(text(), 'x'.repeat(21));
    expect(screen.getByRole('status').textContent).toBe('1 character too many');
    expect(text().value).toHaveLength(26);
  });

  it('resets the counter with its form', async () => {
    const form = createRef<HTMLFormElement>();
    const { user } = renderWithUi(
      <form ref={form}>
        <Textarea aria-label="About" limit={200} />
      </form>,
    );
    await user.type(text(), 'Hello');
    await act(async () => form.current?.reset());
    expect(screen.getByText('0 of 200')).toBeDefined();
  });

  it('is described by its counter and its hint', () => {
    renderWithUi(
      <Field label="About" hint="A few words">
        <Textarea limit={200} />
      </Field>,
    );
    const words = text()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['A few words', '0 of 200']);
  });
});

function ControlledTextarea() {
  const [value, setValue] = useState('');
  return (
    <>
      <Textarea
        aria-label="About"
        limit={200}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <button onClick={() => setValue(value.slice(0, 2))}>Shorten</button>
    </>
  );
}
