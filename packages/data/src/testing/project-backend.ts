import { fakeBackend } from './backend/fake-backend.ts';
import { aProject, aUser, testId } from './rows.ts';

/** A backend with one creator and this many projects. */
export function projectBackend(count = 1) {
  const projects = Array.from({ length: count }, (_, index) =>
    aProject({ id: testId(100 + index), title: `Project ${index}` }),
  );
  return fakeBackend({ users: [aUser()], projects });
}
