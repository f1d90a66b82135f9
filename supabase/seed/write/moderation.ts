import { block, formerAdmin, suspended } from '../moderation.ts';
import { clients, creators, projects, reports } from '../rows.ts';
import { createStableId } from './ids.ts';
import { adminSlug } from './people.ts';
import { daysAgo } from './timeline.ts';

const admin = createStableId('user', adminSlug);
const former = createStableId('user', formerAdmin.slug);

export const suspendedRow = {
  id: createStableId('user', suspended.slug),
  name: suspended.name,
  username: suspended.slug,
  location: suspended.location,
  email: `${suspended.slug}@example.com`,
  avatar: null,
  created_at: daysAgo(60, suspended.slug),
  is_dev: true,
  audience: 'nobody',
};

export const hiddenProjectRow = {
  id: createStableId('project', suspended.project.slug),
  user_id: suspendedRow.id,
  title: suspended.project.title,
  description: suspended.project.description,
  tags: suspended.project.tags,
  created_at: daysAgo(30, suspended.project.slug),
};

export const suspensionRows = [
  {
    user_id: suspendedRow.id,
    reason: suspended.reason,
    suspended_by: former,
    created_at: daysAgo(22, 'suspension'),
  },
];

export const appealRows = suspensionRows.map(({ user_id, reason, created_at }) => ({
  id: createStableId('appeal', suspended.slug),
  user_id,
  suspended_at: created_at,
  reason,
  text: suspended.appeal.text,
  created_at: daysAgo(suspended.appeal.daysAgo, 'appeal'),
}));

export const blockRows = [
  {
    blocker_id: createStableId('user', block.by),
    blocked_id: createStableId('user', block.other),
    created_at: daysAgo(block.daysAgo, `${block.by}/${block.other}/block`),
  },
];

export const hiddenRows = [
  {
    kind: 'project',
    item_id: hiddenProjectRow.id,
    reason: suspended.hidden,
    hidden_by: admin,
    created_at: daysAgo(23, 'hiding'),
  },
];

export const reportRows = reports.map(({ by, kind, name, decision, decidedBy, ...report }) => {
  const slug = `${by}/${kind}/${name}`;
  return {
    id: createStableId('report', slug),
    reporter_id: createStableId('user', by),
    kind,
    target_id: createStableId(kind, name),
    reason: report.reason,
    details: report.details,
    status: getStatus(decision),
    decision: decision ?? null,
    decision_note: report.note ?? null,
    decided_by: decision ? createStableId('user', decidedBy ?? adminSlug) : null,
    decided_at: decision ? daysAgo(report.daysAgo - 1, slug) : null,
    created_at: daysAgo(report.daysAgo, slug),
  };
});

const titles = new Map<string, string>([
  ...projects.map(({ slug, title }) => [createStableId('project', slug), title] as const),
  ...[...creators, ...clients].map(
    ({ slug, name }) => [createStableId('user', slug), name] as const,
  ),
  [suspendedRow.id, suspendedRow.name],
  [hiddenProjectRow.id, hiddenProjectRow.title],
]);

export const auditRows = [
  ...reportRows.flatMap(({ id, target_id, decision, decision_note, decided_at, decided_by }) =>
    decision === null
      ? []
      : [
          auditRow(`decide_report_${decision}`, {
            kind: 'report',
            id,
            target: target_id,
            reason: decision_note,
            at: decided_at,
            by: decided_by,
          }),
        ],
  ),
  ...projects.flatMap(({ slug, featuredDaysAgo }) =>
    featuredDaysAgo === undefined
      ? []
      : [
          auditRow('feature', {
            kind: 'project',
            id: createStableId('project', slug),
            reason: 'A good example of what creators build here',
            at: daysAgo(featuredDaysAgo, `${slug}/feature`),
          }),
        ],
  ),
  ...(
    [
      ['grant_admin', formerAdmin.granted],
      ['revoke_admin', formerAdmin.revoked],
    ] as const
  ).map(([action, [ago, reason]]) =>
    auditRow(action, { kind: 'user', id: former, reason, at: daysAgo(ago, action) }),
  ),
];

type Entry = {
  kind: string;
  id: string;
  target?: string;
  reason: string | null;
  at: Date | null;
  by?: string | null;
};

function auditRow(action: string, { kind, id, target = id, reason, at, by = admin }: Entry) {
  return {
    id: createStableId('audit', `${action}/${id}`),
    actor_id: by,
    action,
    target_kind: kind,
    target_id: id,
    target_title: titles.get(target) ?? null,
    reason,
    at,
  };
}

function getStatus(decision: string | undefined) {
  if (!decision) return 'open';
  return decision === 'dismiss' ? 'dismissed' : 'upheld';
}
