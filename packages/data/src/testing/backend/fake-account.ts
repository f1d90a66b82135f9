import { json, type FakeRequest, type FakeState } from './fake-state.ts';

/** Responds to a download from the bucket. */
export function answerDownload(state: FakeState, { url }: FakeRequest) {
  const path = url.pathname.replace(/^.*\/images\//, '');
  const file = state.files[path];
  if (file === undefined) return json({ statusCode: '404', message: 'Object not found' }, 400);
  return new Response(file);
}
