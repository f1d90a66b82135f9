import { describe, expect, it } from 'vitest';
import {
  HIRE_REQUEST_STATUSES,
  INDUSTRY_FILTERS,
  LOCATION_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '../src/constants.ts';
import { PURPOSES } from '../src/account/purpose.ts';
import { AUDIT_TARGET_KINDS } from '../src/admins/audit-log.ts';
import { notificationKinds } from '../src/notifications/kinds/notification-kinds.ts';
import type { ProjectMedia } from '../src/projects/material/project-material.ts';
import { PROJECT_TYPES, VISIBILITIES } from '../src/projects/form/project-rules.ts';
import { SALE_KINDS } from '../src/projects/sale.ts';
import { REPORT_KINDS, REPORT_REASONS } from '../src/reports/report.ts';
import { SAVED_SEARCH_KINDS, SEARCH_FREQUENCIES } from '../src/saved-searches/saved-search.ts';
import { TAX_STATUSES } from '../src/invoices/billing-form.ts';
import { REFUND_STATUSES } from '../src/invoices/invoice.ts';
import { CASE_ACTIONS, CASE_OUTCOMES, CASE_STATUSES } from '../src/hire-requests/cases/case.ts';
import { OFFER_KINDS, OFFER_STATUSES } from '../src/hire-requests/offers/offer.ts';
import { HIRE_REQUEST_STEPS } from '../src/hire-requests/reading/request-steps.ts';
import { PRICING_MODELS } from '../src/services/service-rules.ts';
import {
  AVAILABILITIES,
  CONTACT_AUDIENCES,
  PREFERRED_LANGUAGES,
} from '../src/users/profile/profile-options.ts';
import { sql } from './backend.ts';

/** The values that each column of the schema `public` can have. */
const COLUMNS = {
  'case_steps.action': CASE_ACTIONS,
  'case_steps.outcome': CASE_OUTCOMES,
  'case_steps.side': ['client', 'creator', 'admin', 'time'],
  'cases.kind': ['delivery', 'money_back'],
  'cases.outcome': CASE_OUTCOMES,
  'cases.status': CASE_STATUSES,
  'creator_contacts.audience': CONTACT_AUDIENCES,
  'hire_requests.end_asked_by': ['client', 'creator'],
  'hire_requests.sale_kind': SALE_KINDS,
  'hire_requests.status': HIRE_REQUEST_STATUSES,
  'offers.kind': OFFER_KINDS,
  'offers.side': ['client', 'creator'],
  'offers.status': OFFER_STATUSES,
  'notifications.kind': Object.keys(notificationKinds),
  'project_media.kind': ['image', 'video'] satisfies ProjectMedia['kind'][],
  'project_checks.state': ['waiting', 'runs', 'unreachable', 'unseen'],
  'projects.sale_kind': SALE_KINDS,
  'projects.project_type': PROJECT_TYPES,
  'projects.visibility': VISIBILITIES,
  'billing_details.tax_status': TAX_STATUSES,
  'refunds.status': REFUND_STATUSES,
  'reports.decision': ['dismiss', 'warn', 'hide', 'suspend'],
  'reports.kind': REPORT_KINDS,
  'reports.reason': REPORT_REASONS,
  'reports.status': ['open', 'dismissed', 'upheld'],
  'saved_searches.frequency': SEARCH_FREQUENCIES,
  'saved_searches.kind': SAVED_SEARCH_KINDS,
  'transactions.reason': ['work', 'change'],
  'transactions.status': ['pending', 'completed'],
  'user_private.purpose': PURPOSES,
  'users.availability': AVAILABILITIES,
  'users.preferred_language': PREFERRED_LANGUAGES.map(({ code }) => code),
};

const FILTERS = {
  types: PROJECT_TYPE_FILTERS,
  technologies: TECHNOLOGY_FILTERS,
  industries: INDUSTRY_FILTERS,
  locations: LOCATION_FILTERS,
};

describe('the values that the database accepts are those of the code', () => {
  it('in every column with a list of values', async () => {
    const checks = await sql<{ name: string; definition: string }[]>`
      select c.relname || '.' || a.attname as name, pg_get_constraintdef(con.oid) as definition
      from pg_constraint con
      join pg_class c on c.oid = con.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = con.conkey[1]
      where con.contype = 'c' and c.relnamespace = 'public'::regnamespace
        and cardinality(con.conkey) = 1 and pg_get_constraintdef(con.oid) like '%= ANY (ARRAY[%'`;
    const stored = checks.map(({ name, definition }) => {
      const values = [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
      return [name, values.toSorted()] as const;
    });
    const declared = Object.entries(COLUMNS).map(([name, values]) => [name, values.toSorted()]);
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(declared));
  });

  it('as steps of a hire request', async () => {
    const steps = await sql<{ action: string }[]>`
      select action from private.hire_steps where step is null`;
    expect(steps.map(({ action }) => action).toSorted()).toEqual(HIRE_REQUEST_STEPS.toSorted());
  });

  it.each(Object.entries(FILTERS))('in the filter of %s', async (category, values) => {
    const [row] = await sql<{ accepted: string[] }[]>`
      select private.filter_values(${category}) as accepted`;
    expect(row?.accepted).toEqual([...values]);
  });

  it('as targets in the audit log', async () => {
    const [row] = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'private.audit_log'::regclass and pg_get_constraintdef(oid) like '%(target_kind = ANY%'`;
    const kinds = [...(row?.definition ?? '').matchAll(/'([^']+)'::text/g)];
    expect(kinds.map(([, kind]) => kind)).toEqual([...AUDIT_TARGET_KINDS]);
  });

  it('as pricing models', async () => {
    const [row] = await sql<{ body: string }[]>`
      select pg_get_functiondef('private.derive_service_price()'::regprocedure) as body`;
    const models = [...(row?.body ?? '').matchAll(/(?:els)?if model = '(\w+)' then/g)];
    expect(models.map(([, model]) => model)).toEqual([...PRICING_MODELS]);
  });
});
