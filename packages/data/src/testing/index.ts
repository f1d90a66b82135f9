export { anAttachment } from './answers/attachment-answers.ts';
export { answerWithNewRequest, answerWithRequest, aRequestDate } from './answers/hire-answers.ts';
export { someNotificationSettings } from './answers/notification-answers.ts';
export {
  aClientRecord,
  aComparedCreator,
  aCreatorRecord,
  aRecordCase,
} from './answers/record-answers.ts';
export { rejection } from './answers/rpc-answers.ts';
export {
  aCreator,
  aFoundProject,
  aFoundService,
  answerSearch,
  aSearchPage,
  searchCounts,
} from './answers/search-answers.ts';
export { aSecondFactor, aSession } from './answers/security-answers.ts';
export { aCase, aCaseStep } from './cases/case-rows.ts';
export { getEvidence } from './cases/fake-evidence.ts';
export { fakeBackend, type FakeBackend } from './backend/fake-backend.ts';
export type { FakeRequest } from './backend/fake-state.ts';
export { memoryStore } from './memory-store.ts';
export { dataWorld, renderWithData } from './render-with-data.tsx';
export {
  aNotification,
  aProject,
  aReview,
  aSavedSearch,
  aService,
  aUser,
  aContact,
  someDetails,
  testId,
} from './rows.ts';
export {
  aHireRequest,
  aMilestone,
  anEvent,
  anOffer,
  aSavedCreator,
  aTransaction,
  type SavedCreatorRow,
} from './hiring/rows.ts';
export {
  aCreditNote,
  aRefund,
  anAgreement,
  anInvoice,
  someBilling,
} from './hiring/settling/rows.ts';
export { APP_CODE } from './backend/fake-factors.ts';
export { measureSlowdown } from './slowdown.ts';
export { storeProjects } from './store-projects.ts';
