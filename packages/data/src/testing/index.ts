export { fakeBackend, type FakeBackend } from './backend/fake-backend.ts';
export type { FakeRequest, FakeState } from './backend/fake-state.ts';
export { memoryStore } from './memory-store.ts';
export { dataWorld, renderWithData } from './render-with-data.tsx';
export {
  aNotification,
  aProject,
  aReview,
  aService,
  aUser,
  someDetails,
  testId,
  type CodeSampleRow,
  type MediaRow,
  type NotificationRow,
  type ProjectRow,
  type ReviewRow,
} from './rows.ts';
export {
  aHireRequest,
  anEvent,
  aSavedCreator,
  aTransaction,
  type HireRequestEventRow,
  type HireRequestRow,
  type SavedCreatorRow,
  type TransactionRow,
} from './hiring/rows.ts';
export { measureSlowdown } from './slowdown.ts';
