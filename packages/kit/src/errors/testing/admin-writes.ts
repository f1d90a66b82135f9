import {
  changeAccount,
  changeFeature,
  changeItem,
  decideAppeal,
  decideCase,
  decideReport,
  deleteNewsletter,
  deleteSynonyms,
  markFakeReviews,
  resendMail,
  restorePerson,
  saveNewsletter,
  saveSynonyms,
  sendNewsletter,
  sendTestNewsletter,
  suspendPerson,
} from '@showcase/data/admins';
import type { DataClient } from '@showcase/data/client';
import { testId } from '@showcase/data/testing';

const id = testId(1);
const userId = testId(2);
const email = 'ada@example.com';
const reason = 'It is an advertisement';

/** The functions with which admins write, with arguments that reach the network. */
export const adminWrites: Record<string, (client: DataClient) => Promise<unknown>> = {
  changeAccount: (client) => changeAccount(client, { action: 'suspend', userId, reason }),
  changeFeature: (client) => changeFeature(client, { action: 'feature', projectId: id, reason }),
  changeItem: (client) =>
    changeItem(client, { action: 'hide', kind: 'project', itemId: id, reason }),
  decideAppeal: (client) => decideAppeal(client, { id, outcome: 'lift', note: reason }),
  decideCase: (client) =>
    decideCase(client, { id, outcome: 'none', note: 'It was delivered as agreed.' }),
  decideReport: (client) => decideReport(client, { reportId: id, decision: 'hide', note: reason }),
  deleteNewsletter: (client) => deleteNewsletter(client, id),
  deleteSynonyms: (client) => deleteSynonyms(client, { id, reason }),
  markFakeReviews: (client) => markFakeReviews(client, { userId, reason, fakeReviews: [id] }),
  resendMail: (client) => resendMail(client, id),
  restorePerson: (client) => restorePerson(client, { userId, reason, showsReviews: true }),
  saveNewsletter: (client) => saveNewsletter(client, { id, subject: 'News', body: 'Hello' }),
  saveSynonyms: (client) => saveSynonyms(client, { id, terms: ['shop', 'store'], reason }),
  sendNewsletter: (client) => sendNewsletter(client, id),
  sendTestNewsletter: (client) => sendTestNewsletter(client, { id, email }),
  suspendPerson: (client) => suspendPerson(client, { userId, reason, fakeReviews: [id] }),
};
