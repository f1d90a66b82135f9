import { renderWithData } from '@showcase/data/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSubmit } from './use-submit.ts';

it('sends one request for two clicks in the same task', async () => {
  const requests = openForm();
  doubleClick();
  await answer(requests, 1, (request) => request.resolve());
  expect(await screen.findByText('sent')).toBeDefined();
  expect(requests).toHaveLength(1);
});

it('submits again once the previous request is done', async () => {
  const requests = openForm();
  doubleClick();
  await answer(requests, 1, (request) => request.resolve());
  await screen.findByText('sent');
  doubleClick();
  await expect.poll(() => requests).toHaveLength(2);
});

it('submits again after a failure', async () => {
  const requests = openForm();
  doubleClick();
  await answer(requests, 1, (request) => request.reject(new Error('refused')));
  expect(await screen.findByText('failed')).toBeDefined();
  doubleClick();
  await expect.poll(() => requests).toHaveLength(2);
});

/** Two native clicks with no render in between. */
function doubleClick() {
  const button = screen.getByRole('button');
  act(() => {
    button.click();
    button.click();
  });
}

type Request = PromiseWithResolvers<void>;

async function answer(requests: Request[], count: number, settle: (request: Request) => void) {
  await expect.poll(() => requests).toHaveLength(count);
  await act(async () => requests.forEach(settle));
}

function openForm() {
  const requests: Request[] = [];
  function Form() {
    const sending = useSubmit({
      mutationFn: () => {
        const request = Promise.withResolvers<void>();
        requests.push(request);
        return request.promise;
      },
    });
    return (
      <>
        <button onClick={() => sending.mutate()}>Send</button>
        {sending.isSuccess && 'sent'}
        {sending.isError && 'failed'}
      </>
    );
  }
  renderWithData(<Form />);
  return requests;
}
