import { DataError } from '@showcase/data/client';
import { renderWithData } from '@showcase/data/testing';
import { UiProvider } from '@showcase/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmitButton } from './submit-button.tsx';
import { useSubmit } from './use-submit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function openForm(options: { defaultRetryAfter?: number } = {}) {
  const requests: PromiseWithResolvers<void>[] = [];
  function Form() {
    const sending = useSubmit({
      ...options,
      mutationFn: () => {
        const request = Promise.withResolvers<void>();
        requests.push(request);
        return request.promise;
      },
    });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate();
        }}
      >
        <SubmitButton submission={sending}>Send</SubmitButton>
        <button type="button" onClick={sending.reset}>
          Start over
        </button>
      </form>
    );
  }
  renderWithData(
    <UiProvider>
      <Form />
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  const press = async () => {
    fireEvent.click(button);
    await advance(0);
  };
  const fail = async (retryAfter?: number) => {
    const error = new DataError({ kind: 'rate-limited', message: '', status: 429, retryAfter });
    requests.at(-1)?.reject(error);
    await advance(0);
  };
  return { requests, button, press, fail };
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('SubmitButton', () => {
  it('is busy while the form is sent, and keeps the focus', async () => {
    const { button, press, requests } = openForm();
    await press();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await press();
    expect(requests).toHaveLength(1);
    expect(button.matches(':focus')).toBe(true);
  });

  it('counts down and ignores presses while the server rate-limits', async () => {
    const { button, press, fail, requests } = openForm();
    await press();
    await fail(2);
    expect(button.textContent).toBe('Send (2 s)');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press();
    expect(requests).toHaveLength(1);

    await advance(1250);
    expect(button.textContent).toBe('Send (1 s)');
    expect(button.matches(':focus')).toBe(true);
    await advance(1000);
    expect(button.textContent).toBe('Send');
    await press();
    expect(requests).toHaveLength(2);
  });

  it('counts down a default time after a rate limit that names none', async () => {
    const { button, press, fail } = openForm({ defaultRetryAfter: 20 });
    await press();
    await fail();
    expect(button.textContent).toBe('Send (20 s)');
    await advance(20_250);
    await press();
    await fail(2);
    expect(button.textContent).toBe('Send (2 s)');
  });

  it('counts down again for each failure', async () => {
    const { button, press, fail } = openForm();
    await press();
    await fail(2);
    await advance(2250);
    await press();
    await fail(2);
    expect(button.textContent).toBe('Send (2 s)');
  });

  it('follows the clock after a page was hidden and its timers late', async () => {
    const { button, press, fail } = openForm();
    await press();
    await fail(60);
    vi.setSystemTime(Date.now() + 50_000);
    await advance(250);
    expect(button.textContent).toBe('Send (10 s)');
  });

  it('does not wait after other failures, or once the failure is dismissed', async () => {
    const { button, press, fail } = openForm();
    await press();
    await fail();
    expect(button.textContent).toBe('Send');
    await press();
    await fail(30);
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await advance(0);
    expect(button.textContent).toBe('Send');
  });
});
