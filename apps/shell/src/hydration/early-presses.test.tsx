import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOverPage } from './testing/take-over-page.tsx';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
afterEach(() => {
  delete window.takeEarlyPresses;
});

it('presses a shortcut as the visitor did', async () => {
  const init = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
  const event = new KeyboardEvent('keydown', init);
  window.takeEarlyPresses = () => [{ type: 'keydown', target: document.body, event }];
  const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', onKeyDown, { once: true });

  await takeOverPage({ root, page: null });

  expect(onKeyDown).toHaveBeenCalledWith(expect.objectContaining(init));
});

it('submits a form with what was typed, although only React holds its state', async () => {
  const submitted = vi.fn<(email: string) => void>();
  function Newsletter() {
    const [email, setEmail] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(email);
        }}
      >
        <input
          aria-label="Newsletter"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </form>
    );
  }
  root.innerHTML = renderToString(<Newsletter />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'ada@example.com';
  const target = field.form ?? field;
  window.takeEarlyPresses = () => [{ type: 'submit', target, event: new Event('submit') }];

  await takeOverPage({ root, page: <Newsletter /> });

  expect(submitted).toHaveBeenCalledWith('ada@example.com');
});
