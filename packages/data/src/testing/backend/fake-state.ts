import type { Restrictions } from '../../account/restrictions.ts';
import type { ReportKind, ReportReason } from '../../reports/report.ts';
import type { User } from '../../users/user.ts';
import type {
  HireRequestEventRow,
  HireRequestRow,
  SavedCreatorRow,
  TransactionRow,
} from '../hiring/rows.ts';
import type {
  CodeSampleRow,
  ContactRow,
  DetailsRow,
  MediaRow,
  NotificationRow,
  ProjectRow,
  ReviewRow,
  ServiceRow,
} from '../rows.ts';

/** A like or a save. */
export type ReactionRow = { project_id: string; user_id: string };

export type Account = { userId: string; email: string; password: string };

/** What the fake backend holds; tests may read and change it. */
export type FakeState = {
  users: User[];
  projects: ProjectRow[];
  services: ServiceRow[];
  reviews: ReviewRow[];
  media: MediaRow[];
  codeSamples: CodeSampleRow[];
  likes: ReactionRow[];
  saves: ReactionRow[];
  /** The ids of projects, services and users that an admin took out of sight. */
  hidden: string[];
  /** The ids of those who gave up a username, by that name. */
  formerUsernames: Record<string, string>;
  /** What the search suggests, whatever is asked. */
  suggestions: string[];
  hireRequests: HireRequestRow[];
  events: HireRequestEventRow[];
  transactions: TransactionRow[];
  savedCreators: SavedCreatorRow[];
  /** What only its owner sees of each user. */
  details: DetailsRow[];
  contactRows: ContactRow[];
  /** The paths of the stored images. */
  images: string[];
  accounts: Account[];
  /** Mail addresses of creators that visitors may see, by user id. */
  contacts: Record<string, string>;
  admins: string[];
  subscribers: string[];
  /** What people have uploaded, by path in the bucket. */
  files: Record<string, string>;
  notifications: NotificationRow[];
  /** What people have earned in US dollars, by user id. */
  wallets: Record<string, number>;
  /** Of whoever is signed in. */
  restrictions: Restrictions;
  reports: FakeReport[];
};

export type FakeReport = {
  reporter_id: string | null;
  kind: ReportKind;
  target_id: string;
  reason: ReportReason;
  details: string | null;
};

export type FakeRequest = {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  /** The id of the caller; null for a visitor. */
  callerId: string | null;
};

export function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
