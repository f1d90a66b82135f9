import type { Database } from '../../database.ts';
import type { Json } from '../../database.types.ts';
import type { Obligation } from '../../account/obligations.ts';
import type { RequestDate } from '../../hire-requests/hire-request.ts';
import type { EarningsFigures } from '../../invoices/invoice.ts';
import type { TaxSides } from '../../invoices/tax/tax-rows.ts';
import type { NotificationSettings } from '../../notifications/notification-settings.ts';
import type { ClientRecord } from '../../reputation/client-record.ts';
import type { ComparedCreator } from '../../reputation/compared-creators.ts';
import type { CreatorRecord } from '../../reputation/creator-record.ts';
import type { RecordCase } from '../../reputation/record-cases.ts';
import type { ReviewHire } from '../../reviews/hires.ts';
import type { Restrictions } from '../../account/restrictions.ts';
import type { SecondFactor, SignedInSession } from '../../security/security-queries.ts';
import { json, jsonRows, type FakeRequest } from '../backend/fake-state.ts';

type Functions = Database['public']['Functions'];
export type FunctionName = keyof Functions;

/** What the generator knows only as `Json`, or not as nullable. */
type JsonAnswers = {
  client_record: ClientRecord | null;
  creator_by_former_username: string | null;
  creator_contact: string | null;
  creator_record: CreatorRecord;
  creators_to_compare: ComparedCreator[];
  my_request_dates: RequestDate[];
  my_record_cases: { items: RecordCase[]; next_cursor: string | null };
  my_earnings_figures: EarningsFigures;
  my_notification_settings: NotificationSettings;
  my_obligations: Obligation[];
  my_restrictions: Restrictions;
  my_second_factor: SecondFactor;
  my_sessions: SignedInSession[];
  my_tax_sides: TaxSides;
  review_hires: (ReviewHire & { review_id: string })[];
};

type Returns<Name extends FunctionName> = Name extends keyof JsonAnswers
  ? JsonAnswers[Name]
  : Json extends Functions[Name]['Returns']
    ? object | string | number | boolean | null
    : Functions[Name]['Returns'] extends undefined
      ? void
      : Functions[Name]['Returns'];

type Answer<Name extends FunctionName> = Returns<Name> | Response;

/** Receives the arguments that were sent; those of a read are text. */
type Answerer<Name extends FunctionName> = (
  input: Functions[Name]['Args'],
  request: FakeRequest,
) => Answer<Name> | Promise<Answer<Name>>;

/** The answers of database functions that a test sets, by name. */
export function rpcAnswers(requests: readonly FakeRequest[]) {
  const answers = new Map<string, (input: never, request: FakeRequest) => unknown>();
  return {
    /** Answers a database function in the name of the database. */
    rpc: <Name extends FunctionName>(name: Name, answer: Answerer<Name>) => {
      answers.set(name, answer);
    },
    /** The arguments of each call of a function, oldest first. */
    calls: <Name extends FunctionName>(name: Name) =>
      requests
        .filter((request) => getFunctionName(request) === name)
        .map(({ body }) => (body ?? {}) as Functions[Name]['Args']),
    answerCall: async (request: FakeRequest): Promise<Response | undefined> => {
      const answer = answers.get(getFunctionName(request) ?? '');
      if (!answer) return undefined;
      const answered = await answer((request.body ?? {}) as never, request);
      if (answered instanceof Response) return answered;
      if (answered === undefined) return new Response(null, { status: 204 });
      return Array.isArray(answered) ? jsonRows(answered, request.headers) : json(answered);
    },
  };
}

/** How the database rejects a call: `rejection(409, 'You already reported this')`. */
export function rejection(status: number, message: string, code = `PT${status}`) {
  return json({ code, message }, status);
}

function getFunctionName({ url }: FakeRequest) {
  return /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname)?.[1];
}
