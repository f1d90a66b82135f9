import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataError } from '../../src/client/data-error.ts';
import { sql } from '../backend.ts';
import { openFakeBackend, openRealBackend, type Backend } from './backends.ts';
import { endCases } from './requests/end-cases.ts';
import { hiringCases } from './requests/hiring-cases.ts';
import { offerCases } from './offers/offer-cases.ts';
import { rejectedOfferCases } from './offers/rejected-offer-cases.ts';
import { timeCases } from './requests/time-cases.ts';
import { planCases } from './requests/plan-cases.ts';
import { templateCases } from './offers/template-cases.ts';
import { otherCases } from './other-cases.ts';
import { purchaseCases } from './requests/purchase-cases.ts';
import { answeredCases } from './cases/answered-cases.ts';
import { openedCases } from './cases/opened-cases.ts';
import { billingCases } from './settling/billing-cases.ts';
import { invoiceCases } from './settling/invoice-cases.ts';
import { refundCases } from './settling/refund-cases.ts';
import { reputationCases } from './reputation-cases.ts';

afterAll(() => sql.end());

describe.each([
  ['the database', openRealBackend],
  ['the fake backend', openFakeBackend],
])('with %s', (_name, open) => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await open();
  });

  it.each([
    ...hiringCases,
    ...endCases,
    ...offerCases,
    ...rejectedOfferCases,
    ...timeCases,
    ...planCases,
    ...templateCases,
    ...otherCases,
    ...purchaseCases,
    ...reputationCases,
    ...billingCases,
    ...invoiceCases,
    ...refundCases,
    ...openedCases,
    ...answeredCases,
  ])('%s', async (_case, run, outcome) => {
    const people = await backend.newPeople();
    const result = await run(people).catch((error: unknown) => {
      if (error instanceof DataError) return error.kind;
      throw error;
    });

    expect(result).toEqual(outcome);
  });
});
