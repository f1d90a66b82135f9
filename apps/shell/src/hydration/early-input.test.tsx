import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

const onSubmit = vi.fn<(values: { email: string }) => void>();

/** A page with each kind of control. */
function Page() {
  const [text, setText] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [choice, setChoice] = useState('a');
  const [likes, setLikes] = useState(0);
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="React"
        checked={isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
      />
      <select aria-label="Sort" value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <button onClick={() => setLikes(likes + 1)}>Like</button>
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <input aria-label="Email" {...register('email')} />
        <button type="submit">Sign in</button>
      </form>
      <output>{`${text}, ${isTicked}, ${choice}, ${likes}`}</output>
    </>
  );
}

let root: HTMLElement;
let unmount = () => {};

beforeEach(() => {
  root = document.createElement('div');
  // oxlint-disable-next-line testing-library/no-render-in-lifecycle -- each test starts with what the server rendered
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  onSubmit.mockReset();
});
afterEach(() => {
  act(() => unmount());
  delete window.takeEarlyPresses;
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox');
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const shown = () => screen.getByRole('status').textContent;

async function takeOver(options: HydrationOptions = {}, meanwhile = () => {}) {
  const replay = takeEarlyInput(root);
  meanwhile();
  await act(async () => {
    const hydrated = hydrateRoot(root, <Page />, options);
    unmount = () => hydrated.unmount();
  });
  // Within act, React would render only at its end.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await replay();
  vi.unstubAllGlobals();
}

it('tells React what was typed, ticked and chosen before it took over', async () => {
  field('Search').value = 'map';
  checkbox().checked = true;
  select().value = 'b';

  await takeOver();

  await vi.waitFor(() => expect(shown()).toBe('map, true, b, 0'));
  expect(checkbox().checked).toBe(true);
});

it('keeps what was typed into a form, and submits it if that was pressed', async () => {
  const email = field('Email');
  email.value = 'ada@example.com';
  const form = email.form ?? email;
  window.takeEarlyPresses = () => [{ type: 'submit', target: form }];

  await takeOver();

  expect(field('Email').value).toBe('ada@example.com');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com' }));
});

it('presses each button as often as the visitor did', async () => {
  const like = { type: 'click', target: screen.getByRole('button', { name: 'Like' }) } as const;
  window.takeEarlyPresses = () => [like, like];

  await takeOver();

  await vi.waitFor(() => expect(shown()).toBe(', false, a, 2'));
});

it('keeps what was typed into a form even if React had to create the page again', async () => {
  field('Email').value = 'ada@example.com';
  screen.getByRole('status').remove();

  await takeOver({ onRecoverableError: () => undefined });

  expect(field('Email').value).toBe('ada@example.com');
});

it.each([
  ['took over the page', {}],
  ['had to create the page again', { onRecoverableError: () => undefined }],
])('keeps what was typed while React %s', async (_what, options) => {
  const email = field('Email');
  email.value = 'ada';
  if ('onRecoverableError' in options) screen.getByRole('status').remove();

  await takeOver(options, () => {
    email.value = 'ada@example.com';
  });

  expect(field('Email').value).toBe('ada@example.com');
});

it('changes nothing if nothing happened', async () => {
  await takeOver();

  expect(shown()).toBe(', false, a, 0');
});
