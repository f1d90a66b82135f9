import * as data from '@showcase/data';
import { createDataClient, DataError, type DataClient } from '@showcase/data';
import { memoryStore, testId } from '@showcase/data/testing';
import { describe, expect, it, vi } from 'vitest';
import { explainError } from './explain-error.ts';

const id = testId(1);
const userId = testId(2);
const email = 'ada@example.com';
const reason = 'It is an advertisement';
const input = { creatorId: userId, message: 'Hello there, can we work together?', budget: 100 };
const picture = { id, name: 'Portrait', source: new File(['x'], 'x.png') };
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
  actOnHireRequest: (client) => data.actOnHireRequest(client, { id, action: 'accept' }),
  changeAccount: (client) => data.changeAccount(client, { action: 'suspend', userId, reason }),
  changeFeature: (client) =>
    data.changeFeature(client, { action: 'feature', projectId: id, reason }),
  changeItem: (client) =>
    data.changeItem(client, { action: 'hide', kind: 'project', itemId: id, reason }),
  changePassword: (client) =>
    data.changePassword(client, { email, currentPassword: 'old-one', password: 'new-one' }),
  completeOnboarding: (client) => data.completeOnboarding(client, { profile, transcript: [] }),
  createHireRequest: (client) => data.createHireRequest(client, { input, requestKey: id }),
  createReview: (client) =>
    data.createReview(client, {
      hireRequestId: id,
      creatorId: userId,
      projectId: null,
      rating: 5,
      comment: 'Well done',
    }),
  decideReport: (client) =>
    data.decideReport(client, { reportId: id, decision: 'hide', note: reason }),
  deleteMyAccount: (client) =>
    data.deleteMyAccount(client, { email, password: null, confirmation: email }),
  markNotificationsRead: (client) => data.markNotificationsRead(client, id),
  markRead: (client) => data.markRead(client, id),
  openMailLink: (client) => data.openMailLink(client, { type: 'signup', token_hash: 'a', email }),
  recordProfileView: (client) => data.recordProfileView(client, { creatorId: id, viewerKey: id }),
  recordView: (client) => data.recordView(client, { projectId: id, viewerKey: id }),
  removeProject: (client) => data.removeProject(client, id),
  removeService: (client) => data.removeService(client, id),
  replyToReview: (client) => data.replyToReview(client, { id, text: 'Thank you' }),
  requestPasswordReset: (client) => data.requestPasswordReset(client, { email, redirectTo: '/' }),
  resendConfirmation: (client) => data.resendConfirmation(client, { email, redirectTo: '/' }),
  saveCreator: (client) => data.saveCreator(client, userId),
  saveProject: (client) =>
    data.saveProject(client, { id, userId, changes: {} as never, version: null }),
  saveProjectMaterial: (client) =>
    data.saveProjectMaterial(client, {
      projectId: id,
      media: [{ id, kind: 'video', url: 'https://vimeo.com/1', position: 0 }] as never,
      codeSamples: [],
      before: { media: [], codeSamples: [] },
    }),
  saveService: (client) =>
    data.saveService(client, { id, userId, changes: {} as never, version: null }),
  sendMessage: (client) =>
    data.sendMessage(client, { conversationId: id, clientKey: id, text: 'Hello' }),
  sendReport: (client) =>
    data.sendReport(client, { kind: 'project', targetId: id, reason: 'spam', details: '' }),
  setContactAudience: (client) => data.setContactAudience(client, { userId, audience: 'everyone' }),
  setDeveloperMode: async (client) => {
    const result = await data.setDeveloperMode(client, { id: userId, isDev: true });
    if (!result.success) throw result.error;
  },
  setProjectReaction: (client) =>
    data.setProjectReaction(client, { reaction: 'like', id, isOn: true }),
  setServiceActive: (client) => data.setServiceActive(client, { id, isActive: false }),
  signIn: (client) => data.signIn(client, { email, password: 'secret' }),
  signUp: (client) => data.signUp(client, { name: 'Ada', email, password: 'secret' }),
  storeImages: (client) =>
    data.storeImages(
      client,
      { userId, folder: 'avatar', pictures: [picture] },
      async () => undefined,
    ),
  subscribeToNewsletter: (client) => data.subscribeToNewsletter(client, email),
  touchLastSeen: (client) => data.touchLastSeen(client),
  unsaveCreator: (client) => data.unsaveCreator(client, { userId, creatorId: userId }),
  updatePrivateProfile: (client) =>
    data.updatePrivateProfile(client, { userId, changes: {} } as never),
  updateReview: (client) => data.updateReview(client, { id, rating: 4, comment: 'Good' }),
  updateSavedCreatorNote: (client) =>
    data.updateSavedCreatorNote(client, { creatorId: userId, note: 'Fast' }),
  updateUser: (client) => data.updateUser(client, { id: userId, changes: { name: 'Ada' } }),
};

/** These need a session, fail silently, never leave the browser, or only listen. */
const EXCLUDED = [
  'setNewPassword',
  'signOut',
  'removeImages',
  'removeLocalData',
  'subscribeToHireRequests',
  'subscribeToNotifications',
  'subscribeToOnline',
];

const WRITES = new RegExp(
  '^(act|add|change|complete|create(?!Auth|Data|Query|Session)|decide|delete|hide|mark|record|remove|reply|request|resend|revoke|save|send|set|' +
    'sign|start|store|subscribe|touch|unhide|unsave|update)[A-Z]',
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

it('covers every function that writes', () => {
  const found = Object.keys(data).filter((name) => WRITES.test(name) && !EXCLUDED.includes(name));

  expect(Object.keys(writes)).toEqual(expect.arrayContaining(found));
});
