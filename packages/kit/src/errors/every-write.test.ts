import { createDataClient, DataError, type DataClient } from '@showcase/data/client';
import { confirmNewsletter, subscribeToNewsletter } from '@showcase/data/newsletter';
import {
  markNotificationsRead,
  saveNotificationSettings,
  unsubscribe,
} from '@showcase/data/notifications';
import {
  recordView,
  removeProject,
  saveProject,
  setProjectReaction,
} from '@showcase/data/projects';
import { sendReport } from '@showcase/data/reports';
import { createReview, replyToReview, updateReview } from '@showcase/data/reviews';
import { saveCreator, unsaveCreator, updateSavedCreatorNote } from '@showcase/data/saved-creators';
import { changeSavedSearch, deleteSavedSearch, saveSearch } from '@showcase/data/saved-searches';
import { removeService, saveService, setServiceActive } from '@showcase/data/services';
import {
  openMailLink,
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signUp,
} from '@showcase/data/session';
import {
  completeOnboarding,
  recordProfileView,
  setDeveloperMode,
  updateUser,
} from '@showcase/data/users';
import { memoryStore, testId } from '@showcase/data/testing';
import { describe, expect, it, vi } from 'vitest';
import { explainError } from './explain-error.ts';
import { accountWrites } from './testing/account-writes.ts';
import { adminWrites } from './testing/admin-writes.ts';
import { fileWrites } from './testing/file-writes.ts';
import { hiringWrites } from './testing/hiring-writes.ts';
import { messageWrites } from './testing/message-writes.ts';

const id = testId(1);
const userId = testId(2);
const email = 'ada@example.com';
const profile = {
  bio: '',
  skills: [],
  preferred_language: 'en',
  years_experience: 3,
  hourly_rate: 80,
  availability: '',
  specialization: '',
};

/** Every function of packages/data that writes, with arguments that reach the network. */
const writes: Record<string, (client: DataClient) => Promise<unknown>> = {
  ...accountWrites,
  ...adminWrites,
  ...fileWrites,
  ...hiringWrites,
  ...messageWrites,
  changeSavedSearch: (client) => changeSavedSearch(client, { id, change: { name: 'React' } }),
  deleteSavedSearch: (client) => deleteSavedSearch(client, id),
  saveSearch: (client) =>
    saveSearch(client, { kind: 'projects', name: 'React', search: { q: 'react' } }),
  completeOnboarding: (client) => completeOnboarding(client, { profile, transcript: [] }),
  confirmNewsletter: (client) => confirmNewsletter(client, 'a'),
  createReview: (client) =>
    createReview(client, {
      hireRequestId: id,
      creatorId: userId,
      projectId: null,
      rating: 5,
      comment: 'Well done',
    }),
  markNotificationsRead: (client) => markNotificationsRead(client, id),
  openMailLink: (client) => openMailLink(client, { type: 'signup', token_hash: 'a', email }),
  recordProfileView: (client) => recordProfileView(client, { creatorId: id, viewerKey: id }),
  recordView: (client) => recordView(client, { projectId: id, viewerKey: id }),
  removeProject: (client) => removeProject(client, id),
  removeService: (client) => removeService(client, id),
  replyToReview: (client) => replyToReview(client, { id, text: 'Thank you', edited_at: null }),
  requestPasswordReset: (client) => requestPasswordReset(client, { email, redirectTo: '/' }),
  resendConfirmation: (client) => resendConfirmation(client, { email, redirectTo: '/' }),
  saveCreator: (client) => saveCreator(client, userId),
  saveNotificationSettings: (client) =>
    saveNotificationSettings(client, {
      not_in_app: [],
      not_by_email: [],
      email_off: false,
      digest: 'off',
    }),
  saveProject: (client) => saveProject(client, { id, userId, changes: {} as never, version: null }),
  saveService: (client) => saveService(client, { id, userId, changes: {} as never, version: null }),
  sendReport: (client) =>
    sendReport(client, { kind: 'project', targetId: id, reason: 'spam', details: '' }),
  setDeveloperMode: async (client) => {
    const result = await setDeveloperMode(client, { id: userId, isDev: true });
    if (!result.success) throw result.error;
  },
  setProjectReaction: (client) => setProjectReaction(client, { reaction: 'like', id, isOn: true }),
  setServiceActive: (client) => setServiceActive(client, { id, isActive: false }),
  signIn: (client) => signIn(client, { email, password: 'secret' }),
  signUp: (client) => signUp(client, { name: 'Ada', email, password: 'secret' }),
  subscribeToNewsletter: (client) => subscribeToNewsletter(client, email),
  unsaveCreator: (client) => unsaveCreator(client, { userId, creatorId: userId }),
  unsubscribe: (client) => unsubscribe(client, 'a'),
  updateReview: (client) =>
    updateReview(client, {
      id,
      rating: 4,
      comment: 'Good',
      former: { rating: 3, comment: 'Fine' },
    }),
  updateSavedCreatorNote: (client) =>
    updateSavedCreatorNote(client, { creatorId: userId, note: 'Fast' }),
  updateUser: (client) => updateUser(client, { id: userId, changes: { name: 'Ada' } }),
};

/** These need a session, fail silently, never leave the browser, or only listen. */
const EXCLUDED = [
  'addDays',
  'endOfDay',
  'setNewPassword',
  'removeImages',
  'removeLocalData',
  'subscribeToMessages',
  'subscribeToNotifications',
  'subscribeToOnline',
];

/** Options of mutations call what is exported beside them. */
const WRITES = new RegExp(
  '^(?!.*Options$)(act|add|answer|appeal|block(?!Queries)|change|complete|confirm|correct|create(?!Auth|Data|Query|Session)|decide|delete|discard|end|enroll|enter|hide|make|mark|mute|record|remove|reply|request|resend|reserve|revoke|save|send|set|' +
    'sign|start|store|subscribe|touch|unblock|unhide|unsave|update)[A-Z]',
);

function errorResponse(status: number, code: string, message: string) {
  return () => Response.json({ code, message, details: message, hint: message }, { status });
}

function htmlResponse(status: number, html: string) {
  return () => new Response(html, { status, headers: { 'content-type': 'text/html' } });
}

const rejections: [name: string, planted: RegExp, answer: () => Response][] = [
  [
    'a policy',
    /row|violates|policy|table|projects/i,
    errorResponse(403, '42501', 'new row violates row-level security policy for table "projects"'),
  ],
  [
    'a check',
    /relation|constraint|violates/i,
    errorResponse(
      400,
      '23514',
      'new row for relation "users" violates check constraint "users_check"',
    ),
  ],
  [
    'a unique index',
    /duplicate|constraint|key/i,
    errorResponse(409, '23505', 'duplicate key value violates unique constraint "users_pkey"'),
  ],
  ['a proxy', /html|nginx|Entity/i, htmlResponse(413, '<html><h1>413 Entity</h1>nginx</html>')],
  ['a firewall', /html|blocked|ray/i, htmlResponse(403, '<html>Blocked, ray 7f</html>')],
  [
    'a crash',
    /stack|at Object|\.js/i,
    errorResponse(500, 'XX000', 'TypeError: x\n  at Object.run (a.js:1) stack'),
  ],
];

describe.each(rejections)('a write rejected by %s', (_name, planted, answer) => {
  it.each(Object.keys(writes))('%s is explained without technical details', async (name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const client = createDataClient({
      url: 'https://data.example',
      key: 'sb_publishable_key',
      storage: { ...memoryStore(), isPersistent: () => true, subscribe: () => () => undefined },
      fetch: async () => answer(),
    });

    const error: unknown = await writes[name]?.(client).catch((caught: unknown) => caught);

    // For idempotent writes, a conflict is not an error.
    if (error === undefined) return;
    expect(error).toBeInstanceOf(DataError);
    const text = explainError(error as DataError, { action: 'Not done.' });
    expect(text).not.toMatch(planted);
    expect(text).toMatch(/^Not done\. [A-Z].+\.$/);
  });
});

it('covers every function that writes', async () => {
  // A namespace import would make knip count every export as used.
  const data = await vi.importActual<object>('@showcase/data');
  const found = Object.keys(data).filter((name) => WRITES.test(name) && !EXCLUDED.includes(name));

  expect(Object.keys(writes)).toEqual(expect.arrayContaining(found));
});
