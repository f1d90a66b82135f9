import type { ClientRecord } from '../../reputation/client-record.ts';
import type { ComparedCreator } from '../../reputation/compared-creators.ts';
import type { CreatorRecord } from '../../reputation/creator-record.ts';
import type { RecordCase } from '../../reputation/record-cases.ts';
import { DAY, testId } from '../rows.ts';

/** Of a creator with fewer than three cases of everything. */
export function aCreatorRecord(fields: Partial<CreatorRecord> = {}): CreatorRecord {
  return {
    member_since: DAY,
    answers: null,
    answer_seconds: null,
    finished: null,
    with_due_date: null,
    on_time: null,
    repeat_clients: null,
    overdue_refunds: 0,
    ...fields,
  };
}

export function aComparedCreator(fields: Partial<ComparedCreator> = {}): ComparedCreator {
  return {
    id: testId(1),
    name: 'Ada Stone',
    username: 'ada-stone',
    avatar: null,
    location: 'Berlin Germany',
    skills: ['React', 'Supabase'],
    languages: ['English'],
    years_experience: 5,
    hourly_rate: 75,
    availability: 'full-time',
    rating_avg: 0,
    rating_count: 0,
    project_count: 0,
    offer: null,
    record: aCreatorRecord(),
    ...fields,
  };
}

/** Of a client with fewer than three cases of everything. */
export function aClientRecord(fields: Partial<ClientRecord> = {}): ClientRecord {
  return {
    member_since: DAY,
    finished: null,
    ended: null,
    approvals: null,
    approval_seconds: null,
    ...fields,
  };
}

/** A finished job. */
export function aRecordCase(fields: Partial<RecordCase> = {}): RecordCase {
  return {
    id: testId(401),
    title: 'Landing page in a week',
    client: 'Noah Bennett',
    asked_at: null,
    at: DAY,
    jobs: null,
    due_on: null,
    delivered_on: null,
    is_on_time: null,
    ...fields,
  };
}
