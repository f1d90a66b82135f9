import { between, list, text } from './bound.ts';
import type { Bound } from './bound.ts';

export const moderationBounds: Record<string, Record<string, Bound>> = {
  'private.suspensions': { reason: text(500) },
  'private.hidden_items': { reason: text(500) },
  'private.suspended_former_users': { reason: text(500) },
  'private.suspension_appeals': {
    reason: text(500),
    text: text(4000),
    note: text(240),
    outcome: { accepted: ['lift', 'uphold'], rejected: ['none', ''] },
  },
  'private.report_lines': {
    text: text(4000),
    files: list(10, 200),
    number: between(1, 5),
    side: { accepted: ['reporter', 'reported'], rejected: ['admin', ''] },
  },
};
