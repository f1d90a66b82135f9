import type { HIRE_REQUEST_STATUSES } from './constants.ts';
import type { Database as Generated } from './database.types.ts';
import type { HireRequestEvent, HireRequestResolution } from './hire-requests/hire-request.ts';
import type { OfferKind, OfferStatus } from './hire-requests/offers/offer.ts';
import type { BilledParty, Invoice, Refund } from './invoices/invoice.ts';
import type { PROJECT_TYPES, VISIBILITIES } from './projects/form/project-rules.ts';
import type { SaleKind } from './projects/sale.ts';
import type { ReportKind, ReportReason } from './reports/report.ts';
import type {
  SavedSearchKind,
  SearchArguments,
  SearchFrequency,
} from './saved-searches/saved-search.ts';
import type { EducationEntry, ExperienceEntry } from './users/profile/profile-entries.ts';
import type { CONTACT_AUDIENCES } from './users/profile/profile-options.ts';

type Schema = Generated['public'];
type TableName = keyof Schema['Tables'];

/** Columns that a check of the database limits to a few values or one shape; the generator knows only `string` and `Json`. */
type Checked = {
  creator_contacts: { audience: (typeof CONTACT_AUDIENCES)[number] };
  hire_requests: {
    status: (typeof HIRE_REQUEST_STATUSES)[number];
    resolution: HireRequestResolution;
    end_asked_by: 'client' | 'creator' | null;
    sale_kind: SaleKind | null;
  };
  hire_request_events: { action: HireRequestEvent['action'] };
  invoices: { seller: BilledParty; buyer: BilledParty; lines: Invoice['lines'] };
  offers: { kind: OfferKind; side: 'client' | 'creator'; status: OfferStatus };
  project_media: { kind: 'image' | 'video' };
  projects: {
    project_type: (typeof PROJECT_TYPES)[number];
    sale_kind: SaleKind | null;
    visibility: (typeof VISIBILITIES)[number];
  };
  refunds: { status: Refund['status'] };
  reports: { kind: ReportKind; reason: ReportReason };
  saved_searches: { kind: SavedSearchKind; frequency: SearchFrequency; search: SearchArguments };
  transactions: { status: 'pending' | 'completed' };
  users: { education: EducationEntry[]; experience: ExperienceEntry[] };
};

/** Functions that return a row of a table with checks. */
type Results = {
  act_on_hire_request: { Returns: Row<'hire_requests'> };
  answer_end: { Returns: Row<'hire_requests'> };
  answer_offer: { Returns: Row<'hire_requests'> };
  ask_for_time: { Returns: Row<'hire_requests'> };
  propose_end: { Returns: Row<'hire_requests'> };
  create_hire_request: { Returns: Row<'hire_requests'> };
  make_offer: { Returns: Row<'hire_requests'> };
};

type Narrow<Shape, Part> = {
  [Key in keyof Shape]: Key extends keyof Part ? Part[Key] : Shape[Key];
};

type NarrowTable<Table, Part> = {
  [Key in keyof Table]: Key extends 'Row' | 'Insert' | 'Update'
    ? Narrow<Table[Key], Part>
    : Table[Key];
};

/** The generated types, with what the database guarantees and the generator cannot see. */
export type Database = {
  public: Omit<Schema, 'Tables' | 'Functions'> & {
    Tables: {
      [Name in TableName]: Name extends keyof Checked
        ? NarrowTable<Schema['Tables'][Name], Checked[Name]>
        : Schema['Tables'][Name];
    };
    Functions: {
      [Name in keyof Schema['Functions']]: Name extends keyof Results
        ? Narrow<Schema['Functions'][Name], Results[Name]>
        : Schema['Functions'][Name];
    };
  };
};

/** A row with all its columns. */
export type Row<Name extends TableName> = Database['public']['Tables'][Name]['Row'];
