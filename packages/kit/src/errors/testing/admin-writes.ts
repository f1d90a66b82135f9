import {
  changeAccount,
  changeFeature,
  changeItem,
  decideReport,
  deleteNewsletter,
  resendMail,
  saveNewsletter,
  sendNewsletter,
  sendTestNewsletter,
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
  decideReport: (client) => decideReport(client, { reportId: id, decision: 'hide', note: reason }),
  deleteNewsletter: (client) => deleteNewsletter(client, id),
  resendMail: (client) => resendMail(client, id),
  saveNewsletter: (client) => saveNewsletter(client, { id, subject: 'News', body: 'Hello' }),
  sendNewsletter: (client) => sendNewsletter(client, id),
  sendTestNewsletter: (client) => sendTestNewsletter(client, { id, email }),
};
