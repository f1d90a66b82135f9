import { finding } from '../../project-checks/health/health.ts';
import type { World } from '../../support/world.ts';
import { between, link, minimum, text, x } from './bound.ts';
import type { Bound } from './bound.ts';

/** What is proven in each test. */
const maxSubject = 'y'.repeat(500);

export const checkBounds: Record<string, Record<string, Bound>> = {
  'public.project_checks': {
    url: link,
    state: { accepted: ['waiting', 'runs', 'unreachable', 'unseen'], rejected: ['other', ''] },
    failures: minimum(0),
  },
  'public.project_check_days': { ok: between(0, 100), failed: between(0, 100) },
  'private.project_proofs': {
    subject: text(500),
    method: { accepted: ['meta', 'file', 'record', 'repository'], rejected: ['other', ''] },
    misses: between(0, 3),
  },
  'private.site_checks': {
    // A proof is a user's.
    kind: { accepted: ['runs'], rejected: ['other', 'proof'] },
    target: text(500),
    host: text(500),
    attempts: between(0, 8),
    outcome: text(40),
  },
  'private.checked_hosts': { host: text(500), requests: between(0, 24) },
  'private.health_reports': {
    // That of a zip, and no other, has no subject.
    part: { accepted: ['site', 'repository'], rejected: ['other', 'zip'] },
    subject: { accepted: [maxSubject], rejected: [x(501), null] },
    attempts: between(0, 3),
    outcome: text(40),
    files: between(0, 10_000),
    findings: { accepted: [[], [finding]], rejected: [[{}], {}] },
  },
  // A link has an end.
  'private.health_sharing': { token: { accepted: [], rejected: [crypto.randomUUID()] } },
};

/** A valid row of each of these tables. */
export async function addCheckRows(world: World, creator: { id: string; email: string }) {
  const user_id = creator.id;
  const project_id = await world.addProject(creator);
  const checked = await world.addProject(creator, { live_url: 'https://b.example/' });
  const proof = { project_id, subject: maxSubject, user_id, method: 'meta' };
  await world.sql`insert into private.project_proofs ${world.sql(proof)}`;
  return {
    'public.project_checks': { project_id, url: 'https://a.example/' },
    'public.project_check_days': { project_id: checked, day: '2026-01-01' },
    'private.project_proofs': { ...proof, subject: 'd.example' },
    'private.site_checks': { kind: 'runs', target: 'https://d.example/', host: 'd.example' },
    'private.checked_hosts': { host: 'd.example' },
    'private.health_reports': { project_id, part: 'site', subject: proof.subject },
    'private.health_sharing': { project_id },
  };
}
