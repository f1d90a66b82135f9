import { testId, type FakeBackend, type FakeRequest } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projectId, projectMarket } from '../../testing/project-market.ts';
import { show } from '../../testing/show.tsx';

const noah = testId(2);
const like = () => screen.findByRole('button', { name: 'Like' });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const isLikes = ({ url }: FakeRequest) => url.pathname.endsWith('/project_likes');

/** Holds the answers to requests of a method until they are released, in any order. */
function hold(backend: FakeBackend, method: string) {
  const held: (() => void)[] = [];
  let isHolding = true;
  backend.answerWith((request) => {
    if (!isHolding || !isLikes(request) || request.method !== method) return undefined;
    const given = method === 'GET' ? Response.json(likesOf(backend)) : undefined;
    return new Promise<Response>((resolve) => {
      held.push(() => resolve(given ?? answerWrite(backend, request)));
    });
  });
  return { held, stop: () => (isHolding = false) };
}

function likesOf({ state }: FakeBackend) {
  return state.likes.map(({ project_id }) => ({ project_id }));
}

function answerWrite({ state }: FakeBackend, { method }: FakeRequest) {
  state.likes = method === 'POST' ? [{ project_id: projectId, user_id: noah }] : [];
  return new Response(null, { status: method === 'POST' ? 201 : 204 });
}

it('shows a press at once, also before the first read, and keeps it when that comes late', async () => {
  const backend = projectMarket(noah);
  const reads = hold(backend, 'GET');
  const { user } = show(`/projects/${projectId}`, backend);
  const button = await like();
  await waitFor(() => expect(reads.held.length).toBeGreaterThan(0));
  await user.click(button);
  expect(isPressed(button)).toBe(true);

  await waitFor(() => expect(backend.state.likes).toHaveLength(1));
  reads.stop();
  reads.held.forEach((release) => release());
  await waitFor(() => expect(backend.requests.filter(isLikes).length).toBeGreaterThan(2));
  expect(isPressed(button)).toBe(true);
});

it('lets the last press win while the answer to the first is on its way', async () => {
  const backend = projectMarket(noah);
  const { user } = show(`/projects/${projectId}`, backend);
  const button = await like();
  await waitFor(() => expect(backend.requests.some(isLikes)).toBe(true));
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => seen.push(isPressed(button)));
  observer.observe(button, { attributes: true, attributeFilter: ['aria-pressed'] });

  const writes = hold(backend, 'POST');
  await user.click(button);
  await waitFor(() => expect(writes.held).toHaveLength(1));
  await user.click(button);
  expect(isPressed(button)).toBe(false);
  writes.held[0]?.();
  const isDelete = (request: FakeRequest) => isLikes(request) && request.method === 'DELETE';
  await waitFor(() => expect(backend.requests.some(isDelete)).toBe(true));
  await waitFor(() => expect(backend.state.likes).toEqual([]));
  observer.disconnect();
  expect(seen).toEqual([true, false]);
});
