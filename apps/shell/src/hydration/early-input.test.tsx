import { screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { takeOverPage, type Taken } from './testing/take-over-page.tsx';

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

beforeEach(() => {
  root = document.createElement('div');
  // oxlint-disable-next-line testing-library/no-render-in-lifecycle -- each test starts with what the server rendered
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  onSubmit.mockReset();
});
afterEach(() => {
  delete window.takeEarlyPresses;
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox');
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const shown = () => screen.getByRole('status').textContent;

const takeOver = ({ page = <Page />, ...options }: Partial<Taken> = {}) =>
  takeOverPage({ root, page, ...options });

/** Types as a visitor does. */
function type(control: HTMLInputElement, text: string) {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As a page with effects: it renders once more before anything else runs. */
function PageWithEffects() {
  const [text, setText] = useState('');
  const [, setIsOnPage] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- so that it renders again
  useLayoutEffect(() => setIsOnPage(true), []);
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

it('tells React what was typed, ticked and chosen before it took over', async () => {
  field('Search').value = 'map';
  checkbox().checked = true;
  select().value = 'b';

  await takeOver();

  await expect.poll(() => shown()).toBe('map, true, b, 0');
  expect(checkbox().checked).toBe(true);
});

it('keeps what was typed into a form, and submits it if that was pressed', async () => {
  const email = field('Email');
  email.value = 'ada@example.com';
  const form = email.form ?? email;
  window.takeEarlyPresses = () => [{ type: 'submit', target: form, event: new Event('submit') }];

  await takeOver();

  expect(field('Email').value).toBe('ada@example.com');
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com' });
});

it('presses each button as often as the visitor did', async () => {
  const target = screen.getByRole('button', { name: 'Like' });
  const like = { type: 'click', target, event: new Event('click') } as const;
  window.takeEarlyPresses = () => [like, like];

  await takeOver();

  await expect.poll(() => shown()).toBe(', false, a, 2');
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

  const meanwhile = () => {
    email.value = 'ada@example.com';
  };
  await takeOver({ ...options, meanwhile });

  expect(field('Email').value).toBe('ada@example.com');
});

it('keeps what was typed while React took over, even if a render resets the field', async () => {
  root.innerHTML = renderToString(<PageWithEffects />);

  await takeOver({ page: <PageWithEffects />, meanwhile: () => type(field('Search'), 'map') });

  await expect.poll(() => shown()).toBe('map');
  expect(field('Search').value).toBe('map');
});

it('leaves the visitor in the field in which they type if React had to create it again', async () => {
  field('Search').remove();
  const email = field('Email');
  email.value = 'ada';
  email.focus();
  email.setSelectionRange(1, 2);

  await takeOver({ onRecoverableError: () => undefined });

  const current = field('Email');
  expect(current).not.toBe(email);
  expect(current.matches(':focus')).toBe(true);
  expect([current.value, current.selectionStart, current.selectionEnd]).toEqual(['ada', 1, 2]);
});

it('leaves the focus where the visitor has moved it', async () => {
  field('Search').remove();
  const other = document.createElement('button');
  document.body.append(other);

  await takeOver({
    onRecoverableError: () => undefined,
    meanwhile: () => {
      field('Email').focus();
      other.focus();
    },
  });

  expect(other.matches(':focus')).toBe(true);
});

it('leaves to React the press for which React hurries', async () => {
  const target = screen.getByRole('button', { name: 'Like' });
  const presses: { type: 'click'; target: HTMLElement; event: Event }[] = [];
  window.takeEarlyPresses = () => presses;
  document.addEventListener('click', (event) => presses.push({ type: 'click', target, event }), {
    capture: true,
    once: true,
  });

  // Once React has begun to take over the page.
  await takeOver({ meanwhile: () => queueMicrotask(() => target.click()) });

  expect(presses).toHaveLength(1);
  expect(shown()).toBe(', false, a, 1');
});

it('changes nothing if nothing happened', async () => {
  await takeOver();

  expect(shown()).toBe(', false, a, 0');
});
