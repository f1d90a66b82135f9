import { testId, type FakeBackend, type FakeRequest } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projectId, createProjectBackend } from '../../testing/project-backend.ts';
import { openPage } from '../../testing/open-page.tsx';

const noah = testId(2);
const like = () => screen.findByRole('button', { name: 'Like' });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const isLikes = ({ url }: FakeRequest) => url.pathname.endsWith('/project_likes');

/** Holds the responses to requests of a method until they are released, in any order. */
function holdResponses(backend: FakeBackend, method: string) {
  const heldResponses: (() => void)[] = [];
  let isHolding = true;
  backend.answerWith((request) => {
    if (!isHolding || !isLikes(request) || request.method !== method) return undefined;
    const response = method === 'GET' ? Response.json(likesOf(backend)) : undefined;
    return new Promise<Response>((resolve) => {
      heldResponses.push(() => resolve(response ?? answerWrite(backend, request)));
    });
  });
  return { heldResponses, stop: () => (isHolding = false) };
}

function likesOf({ state }: FakeBackend) {
  return state.likes.map(({ project_id }) => ({ project_id }));
}

function answerWrite({ state }: FakeBackend, { method }: FakeRequest) {
  state.likes = method === 'POST' ? [{ project_id: projectId, user_id: noah }] : [];
  return new Response(null, { status: method === 'POST' ? 201 : 204 });
}

it('shows a press immediately, and keeps it when the first read arrives late', async () => {
  const backend = createProjectBackend(noah);
  const reads = holdResponses(backend, 'GET');
  const { user } = openPage(`/projects/${projectId}`, backend);
  const button = await like();
  await waitFor(() => expect(reads.heldResponses.length).toBeGreaterThan(0));
  await user.click(button);
  expect(isPressed(button)).toBe(true);

  await waitFor(() => expect(backend.state.likes).toHaveLength(1));
  reads.stop();
  reads.heldResponses.forEach((release) => release());
  await waitFor(() => expect(backend.requests.filter(isLikes).length).toBeGreaterThan(2));
  expect(isPressed(button)).toBe(true);
});

it('lets the last press win while the response to the first is pending', async () => {
  const backend = createProjectBackend(noah);
  const { user } = openPage(`/projects/${projectId}`, backend);
  const button = await like();
  await waitFor(() => expect(backend.requests.some(isLikes)).toBe(true));
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => seen.push(isPressed(button)));
  observer.observe(button, { attributes: true, attributeFilter: ['aria-pressed'] });

  const writes = holdResponses(backend, 'POST');
  await user.click(button);
  await waitFor(() => expect(writes.heldResponses).toHaveLength(1));
  await user.click(button);
  expect(isPressed(button)).toBe(false);
  writes.heldResponses[0]?.();
  const isDelete = (request: FakeRequest) => isLikes(request) && request.method === 'DELETE';
  await waitFor(() => expect(backend.requests.some(isDelete)).toBe(true));
  await waitFor(() => expect(backend.state.likes).toEqual([]));
  observer.disconnect();
  expect(seen).toEqual([true, false]);
});
